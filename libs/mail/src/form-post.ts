import { callConsent, language } from '@lawyers/domain';
import type { MailConfig } from './mail-config';

/** The version of `@emailjs/browser`, sent by script and by form POST (requirements § 4.1). */
export const libVersion = '3.12.1';

/**
 * Returns the service's `send-form` call as an HTML form (requirements § 3.10). The parameters that need JavaScript are
 * missing: `reply_to`, `stay_label`, `state`, `subject_mark`, `inquiry_ref`, `sent_at`, and `flag` (requirements § 4.2).
 * Replies still work, since the template's reply address is `email`; the templates say what a mail without a reference
 * is.
 */
export function formPost(
  templateId: string,
  constants: Readonly<Record<string, string>>,
  page: string,
  config: MailConfig,
) {
  return {
    action: new URL('/api/v1.0/email/send-form', config.origin).href,
    hidden: {
      lib_version: libVersion,
      service_id: config.serviceId,
      template_id: templateId,
      user_id: config.publicKey,
      ...constants,
      consent_version: callConsent.version,
      // Of the build: only a script can detect a page that the browser has translated.
      language,
      page,
      // HTML cannot know it. An empty value would read as if the visitor had made every choice.
      left_as_preset: 'not known, any choice may be (sent without scripts)',
    },
  };
}
