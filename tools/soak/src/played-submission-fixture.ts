import { callConsent, caseInquiryForm, paths, site } from '@lawyers/domain';
import { untouchedAnswers } from '@lawyers/domain/sample-answers';
import type { FaultInput, LedgerEntry, Message } from '@lawyers/mail-sandbox';
import { presetsOf } from './expected-mail';
import type { PlayedSubmission } from './played-submission';
import { planSubmission } from './submission-plan';

const plan = planSubmission(1, 0);
const ref = 'AB23CD45';

/** For tests: a submission that kept every promise; `changes` says in what it differs from that. */
export function playedSubmission(changes: Partial<PlayedSubmission> = {}): PlayedSubmission {
  return {
    plan: { ...plan, faults: [] },
    outcome: 'confirmed',
    ref,
    seconds: 1,
    intact: false,
    attempts: 1,
    mailsAtOutcome: 1,
    mails: [trueMail()],
    requests: [request()],
    ...changes,
  };
}

/** A mail with exactly what was written; `changes` are parameters that differ. */
export function trueMail(changes: Record<string, unknown> = {}): Message {
  const { user, email, phone_number, message, preferred_name } = plan.written;
  const mail: Partial<Message> = {
    to: [{ name: '', address: 'lawyer-team@example.com' }],
    replyTo: [{ name: '', address: email }],
    text: Object.values(plan.written)
      .join('\r\n')
      .replaceAll('\n', '\r\n')
      .replaceAll('\r\r', '\r'),
    parameters: {
      ...untouchedAnswers(caseInquiryForm),
      name: site.teamName,
      recipient: 'lawyer-team@example.com',
      from_name: user,
      email,
      reply_to: email,
      phone_number,
      message,
      preferred_name,
      accidentId: plan.issue,
      zipCode: plan.zipCode,
      fault: plan.fault,
      period: plan.period,
      stay: plan.stay.value,
      stay_label: plan.stay.label,
      inquiry_ref: ref,
      page: paths.intake,
      consent_version: callConsent.version,
      consent_time: '2026-01-02T03:04:05.678Z',
      left_as_preset: presetsOf(plan),
      language: 'en',
      flag: '',
      ...changes,
    },
  };
  return mail as Message;
}

/** A request that met `fault`, or none. */
export function request(fault?: FaultInput, status: number | null = 200): LedgerEntry {
  const entry: Partial<LedgerEntry> = {
    method: 'POST',
    fault: (fault ? { phase: 'before', ...fault } : null) as LedgerEntry['fault'],
    status,
  };
  return entry as LedgerEntry;
}
