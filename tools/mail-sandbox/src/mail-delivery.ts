import type { LedgerEntry } from './ledger';
import { readMessage } from './message';
import type { OutgoingMail } from './outgoing-mail';
import type { SandboxRun } from './sandbox-run';
import type { SendRequest } from './send-request';
import { accepted, type ServiceAnswer } from './service-answer';
import type { SmtpRefusal, SmtpRelay } from './smtp-relay';

/**
 * Takes a mail through SMTP into the run's inbox.
 *
 * @returns what the service answers to that: `OK` for nothing but a 250, 412 if the mail server
 *   refuses for good, 500 if it might take the mail later
 */
export async function deliverMail(
  smtp: SmtpRelay,
  run: SandboxRun,
  entry: LedgerEntry,
  mail: OutgoingMail,
  { templateId, parameters }: SendRequest,
  refusal?: SmtpRefusal,
): Promise<ServiceAnswer> {
  const { code, reply, received } = await smtp.deliver(mail, refusal);
  if (received) {
    run.messages.push(await readMessage(received, { id: entry.id, templateId, parameters }));
  }
  if (code === 250) {
    entry.smtp = 'accepted';
    return accepted;
  }
  if (code > 0) entry.smtp = `refused ${code}`;
  return { status: code >= 500 ? 412 : 500, text: `SMTP: ${reply}` };
}
