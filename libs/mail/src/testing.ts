import type { Mail, Mailer, SendResult } from './mail';

export type RecordingMailer = Mailer & { readonly sent: readonly Mail[] };

/** A mailer for other projects' tests: keeps what it is given, and answers from `results` in turn, then with success. */
export function createRecordingMailer(results: readonly SendResult[] = []): RecordingMailer {
  const sent: Mail[] = [];
  return {
    sent,
    send: async (mail) => {
      sent.push(mail);
      return results[sent.length - 1] ?? { ok: true };
    },
  };
}
