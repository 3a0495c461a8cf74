import { readFileSync } from 'node:fs';

const mailService = `http://localhost:${process.env['MAIL_SANDBOX_PORT'] ?? 4300}`;

/**
 * The settings of the build that these tests use, whose forms post to the mail sandbox. They are repeated here, because
 * the module boundaries do not let the tests import the site.
 */
export const sandboxSite = {
  url: `http://localhost:${process.env['SITE_PORT'] ?? 4200}`,
  mailService,
  /** The address to which a browser posts a form without JavaScript. */
  formPost: `${mailService}/api/v1.0/email/send-form`,
  contactTemplate: 'contact',
  intakeTemplate: 'intake',
  contactRecipient: 'office@example.com',
  intakeRecipient: 'lawyer-team@example.com',
  phone: '(202) 555-0100',
} as const;

/** The address to which a mail template sends. It is read from the template, since an operator changes it. */
export function mailboxOf(template: 'contact' | 'intake'): string {
  const file = new URL(
    `../../../../libs/mail/templates/${template}/template.json`,
    import.meta.url,
  );
  return (JSON.parse(readFileSync(file, 'utf8')) as { to: string }).to;
}
