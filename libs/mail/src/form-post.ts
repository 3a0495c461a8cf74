import { callConsent } from '@lawyers/domain';
import { libVersion } from './lib-version';
import type { MailConfig } from './mail-config';

/** The attributes and hidden fields of a form that a browser posts by itself, without any script. */
export type FormPost = {
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
};

/**
 * The service's `send-form` call as a plain HTML form (requirements § 3.10). HTML can neither copy
 * a field, send an option's label, make a random text nor tell the time: `reply_to`, `stay_label`, `inquiry_ref`,
 * `left_as_preset`, `consent_time` and `flag` are absent, and the mail has nothing in their places. A reply goes to `email` anyway, and
 * the templates say what an empty reference and an empty injustice mean.
 */
export function formPost(
  templateId: string,
  constants: Readonly<Record<string, string>>,
  page: string,
  config: MailConfig,
): FormPost {
  return {
    action: new URL('/api/v1.0/email/send-form', config.origin).href,
    hidden: {
      lib_version: libVersion,
      service_id: config.serviceId,
      template_id: templateId,
      user_id: config.publicKey,
      ...constants,
      consent_version: callConsent.version,
      // The pages are built in English.
      language: 'en',
      page,
    },
  };
}
