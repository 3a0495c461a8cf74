import { systemClock } from './clock';
import { browserConnection } from './connection';
import { deliver } from './deliver';
import type { Mailer } from './mail';
import type { MailConfig } from './mail-config';
import { browserVisibility } from './page-visibility';
import { sendMail } from './send-mail';

/**
 * The mailer of the site: EmailJS under the delivery policy. The library comes with the form and not at the moment
 * of sending: many browsers remember for good that a module could not be loaded, and then no new try helps.
 */
export function createMailer(config: MailConfig): Mailer {
  return {
    send: (mail, options) =>
      deliver(
        {
          attempt: async () => sendMail(mail, config),
          clock: systemClock,
          connection: browserConnection,
          visibility: browserVisibility,
          random: Math.random,
        },
        options,
      ),
  };
}
