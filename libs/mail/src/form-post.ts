import { callConsent, language } from '@lawyers/domain';
import type { MailConfig } from './mail-config';

/** The version of `@emailjs/browser`, which each request contains (requirements § 4.1). */
export const libVersion = '3.12.1';

/**
 * Returns the service's `send-form` call as an HTML form, for browsers without JavaScript (requirements § 3.10).
 * Parameters that only a script can compute are missing: `reply_to`, `stay_label`, `state`, `subject_mark`,
 * `inquiry_ref`, `sent_at`, and `flag` (requirements § 4.2). Replies reach the visitor all the same, since the
 * template's reply address is `email`. The templates explain to staff why a mail has no reference.
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
      // The language of the build. Only a script could detect that the browser has translated the page.
      language,
      page,
      // Without a script, nobody knows which presets the visitor left unchanged. An empty value would read as if the
      // visitor had made every choice.
      left_as_preset: 'not known, any choice may be (sent without scripts)',
    },
  };
}
