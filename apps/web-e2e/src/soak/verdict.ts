import { caseInquiryForm, leftAsPreset } from '@lawyers/domain';
import { sampleAnswers } from '@lawyers/domain/sample-answers';
import type { Message } from '@lawyers/mail-sandbox';
import {
  caseParameters,
  parameterDifferences,
  type ExpectedParameters,
} from '../visitor/expected-mail';
import { sandboxSite } from '../visitor/sandbox-site';
import type { PlayedSubmission } from './played-submission';
import type { SubmissionPlan } from './submission-plan';

/** `lost`: nobody can tell the visitor what became of it. `false`: confirmed without a true mail. */
export type Complaint = {
  readonly kind: 'lost' | 'false' | 'broken';
  readonly text: string;
};

/**
 * The bounds of the delivery policy (decision 0008), with nothing to spare for a slow machine. Said here a second time,
 * since what is judged does not set its own measure.
 */
export const bounds = { seconds: 50, attempts: 3, attemptSeconds: 14 } as const;

/** Everything that one submission did not keep of the promise; empty for one that kept it. */
export function complaintsAbout(played: PlayedSubmission): readonly Complaint[] {
  const { outcome, mails, ref } = played;
  if (played.broken !== undefined) return [{ kind: 'broken', text: played.broken }];
  return [
    ...(outcome === 'nothing' ? [lost('neither confirmed nor handed back')] : []),
    ...(outcome === 'panel' && !played.intact ? [lost('handed back with other fields')] : []),
    ...(outcome === 'confirmed' && !hasTrueMail(played)
      ? [{ kind: 'false', text: `confirmed, but of ${mails.length} mails none is true` } as const]
      : []),
    ...(outcome === 'panel' && wasAnsweredWell(played)
      ? [broken('the service said OK at once, and the visitor was not told')]
      : []),
    ...mails.flatMap((mail) => {
      const differing = mailDifferences(played.plan, ref, mail);
      return differing.length > 0 ? [broken(`a mail differs in ${differing.join(', ')}`)] : [];
    }),
    ...(played.seconds > bounds.seconds ? [broken(`${played.seconds.toFixed(1)} s`)] : []),
    ...(played.attempts > bounds.attempts ? [broken(`${played.attempts} attempts`)] : []),
  ];
}

/** The parameters of a true mail. */
export function expectedOf(plan: SubmissionPlan, ref: string): ExpectedParameters {
  return caseParameters(plan.written, ref, {
    accidentId: plan.issue,
    zipCode: plan.zipCode,
    fault: plan.fault,
    period: plan.period,
    stay: plan.stay.value,
    stay_label: plan.stay.label,
    preferred_name: plan.preferredName,
    left_as_preset: presetsOf(plan),
  });
}

/** The labels of the questions that a submission leaves as they are preset, as they are sent. */
function presetsOf({ issue, period, fault, stay }: SubmissionPlan): string {
  const chosen = { accidentId: issue, period, fault, stay: stay.label };
  return leftAsPreset(caseInquiryForm, sampleAnswers(caseInquiryForm, chosen)).join(', ');
}

/** What of a mail is not what the visitor wrote and chose; empty for a mail that is as it must be. */
function mailDifferences(plan: SubmissionPlan, ref: string, mail: Message): readonly string[] {
  const text = mail.text.replaceAll('\r\n', '\n');
  const { written, preferredName } = plan;
  return [
    ...parameterDifferences(mail.parameters, expectedOf(plan, ref)),
    ...Object.entries({ ...written, preferredName }).flatMap(([name, value]) =>
      text.includes(value) ? [] : [`${name} in the text`],
    ),
    ...(addressesOf(mail.to) === sandboxSite.intakeRecipient ? [] : ['To']),
    ...(addressesOf(mail.replyTo) === written.email ? [] : ['Reply-To']),
  ];
}

function addressesOf(list: Message['to']): string {
  return list.map(({ address }) => address).join();
}

/** A confirmation is only true when the mail was there before it. */
function hasTrueMail({ plan, ref, mails, mailsAtOutcome }: PlayedSubmission): boolean {
  const isTrue = (mail: (typeof mails)[number]) => mailDifferences(plan, ref, mail).length === 0;
  return ref !== '' && mailsAtOutcome > 0 && mails.some(isTrue);
}

/** An unhindered request of a page that was still there. */
function wasAnsweredWell({ requests }: PlayedSubmission): boolean {
  return requests.some(
    ({ fault, status, method }) => method === 'POST' && !fault && status === 200,
  );
}

function lost(text: string): Complaint {
  return { kind: 'lost', text };
}

function broken(text: string): Complaint {
  return { kind: 'broken', text };
}
