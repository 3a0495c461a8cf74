import type { FaultInput, LedgerEntry, Message } from '@lawyers/mail-sandbox';
import { planInquiry } from './inquiry-plan';
import type { InquiryResult } from './inquiry-result';
import { expectedParameters } from './violations';

const plan = planInquiry(1, 0);
const ref = 'AB23CD45';

/** A result without violations, overridden by `changes`. */
export function inquiryResult(changes: Partial<InquiryResult> = {}): InquiryResult {
  return {
    plan: { ...plan, faults: [] },
    outcome: 'confirmed',
    ref,
    seconds: 1,
    intact: false,
    attempts: 1,
    mailsAtOutcome: 1,
    mails: [matchingMail()],
    requests: [request()],
    ...changes,
  };
}

/** A mail with exactly the planned answers; `changes` overrides parameters. */
export function matchingMail(changes: Record<string, unknown> = {}): Message {
  const { answers } = plan;
  const mail: Partial<Message> = {
    to: [{ name: '', address: 'lawyer-team@example.com' }],
    replyTo: [{ name: '', address: answers.email }],
    text: [...Object.values(answers), plan.preferredName].join('\n').replaceAll('\n', '\r\n'),
    parameters: {
      ...expectedParameters(plan, ref),
      sent_at: '2026-01-02T03:04:05.678Z',
      ...changes,
    },
  };
  return mail as Message;
}

/** A ledger entry of a request, with or without a fault. */
export function request(fault?: FaultInput, status: number | null = 200): LedgerEntry {
  const entry: Partial<LedgerEntry> = {
    method: 'POST',
    fault: (fault ? { phase: 'before', ...fault } : null) as LedgerEntry['fault'],
    status,
  };
  return entry as LedgerEntry;
}
