import { systemClock } from './clock';
import { browserConnection } from './connection';
import { deliver } from './deliver';
import type { Mail, Mailer, SendResult } from './mail';
import type { MailConfig } from './mail-config';
import { networkError } from './network-error';

/** The mailer of the site: EmailJS under the delivery policy. */
export function createMailer(config: MailConfig): Mailer {
  return {
    send: (mail, options) =>
      deliver(
        {
          attempt: () => attempt(mail, config),
          clock: systemClock,
          connection: browserConnection,
          random: Math.random,
        },
        options,
      ),
  };
}

/** The library is loaded at the moment of use; that it cannot be is a failed attempt like any other. */
async function attempt(mail: Mail, config: MailConfig): Promise<SendResult> {
  const loaded = await import('./send-mail').catch(() => undefined);
  return loaded
    ? loaded.sendMail(mail, config)
    : { ok: false, failure: networkError, neverSent: true };
}
