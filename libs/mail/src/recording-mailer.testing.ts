import type { Delivery, Mail, Mailer } from './mail';

export type RecordingMailer = Mailer & { readonly sent: readonly Mail[] };

/** A mailer for other projects' tests: keeps what it is given, and answers from `deliveries` in turn, then with success. */
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
