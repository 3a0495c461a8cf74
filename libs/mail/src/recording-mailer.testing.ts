import type { Delivery, Mail, Mailer } from './mail';

export type RecordingMailer = Mailer & { readonly sent: readonly Mail[] };

/**
 * For tests of other projects: a mailer that records mails in `sent`. Its results are `deliveries` in order, and then
 * successes.
 */
export function createRecordingMailer(deliveries: readonly Delivery[] = []): RecordingMailer {
  const sent: Mail[] = [];
  return {
    sent,
    send: async (mail) => {
      sent.push(mail);
      return deliveries[sent.length - 1] ?? { ok: true };
    },
  };
}
