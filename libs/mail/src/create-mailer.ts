import { deliver } from './deliver';
import type { Mailer } from './mail';
import type { MailConfig } from './mail-config';
import { sendMail } from './send-mail';

/**
 * Returns the mailer of the site: EmailJS with the delivery policy (requirements § 5). EmailJS is a static import:
 * many browsers cache a failed dynamic import, so a visitor who sends again would fail again.
 */
export function createMailer(config: MailConfig): Mailer {
  return { send: (mail, options) => deliver(async () => sendMail(mail, config), options) };
}
