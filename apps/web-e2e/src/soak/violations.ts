import { caseInquiryForm, leftAsPreset } from '@lawyers/domain';
import { sampleAnswers } from '@lawyers/domain/sample-answers';
import type { Message } from '@lawyers/mail-sandbox';
import {
  intakeMailParameters,
  parameterDifferences,
  type ExpectedParameters,
} from '../visitor/expected-mail';
import { sandboxSite } from '../visitor/sandbox-site';
import type { SubmissionResult } from './submission-result';
import type { SubmissionPlan } from './submission-plan';

/** `lost`: nobody can tell the visitor what became of it. `false`: confirmed without a true mail. */
export type Violation = {
  readonly kind: 'lost' | 'false' | 'broken';
  readonly text: string;
};

/**
 * The bounds of the delivery policy (decision 0008), with nothing to spare for a slow machine. Said here a second time,
 * since what is judged does not set its own measure.
 */
export const bounds = { seconds: 50, attempts: 3, attemptSeconds: 14 } as const;

/** Everything that one submission did not keep of the promise; empty for one that kept it. */
export function violationsOf(result: SubmissionResult): readonly Violation[] {
  const { outcome, mails, ref } = result;
  if (result.broken !== undefined) return [{ kind: 'broken', text: result.broken }];
  return [
    ...(outcome === 'nothing' ? [lost('neither confirmed nor handed back')] : []),
    ...(outcome === 'panel' && !result.intact ? [lost('handed back with other fields')] : []),
    ...(outcome === 'confirmed' && !hasMatchingMail(result)
      ? [{ kind: 'false', text: `confirmed, but of ${mails.length} mails none is true` } as const]
      : []),
    ...(outcome === 'panel' && wasAccepted(result)
      ? [broken('the service said OK at once, and the visitor was not told')]
      : []),
    ...mails.flatMap((mail) => {
      const differing = mailDifferences(result.plan, ref, mail);
      return differing.length > 0 ? [broken(`a mail differs in ${differing.join(', ')}`)] : [];
    }),
    ...(result.seconds > bounds.seconds ? [broken(`${result.seconds.toFixed(1)} s`)] : []),
    ...(result.attempts > bounds.attempts ? [broken(`${result.attempts} attempts`)] : []),
  ];
}

/** The parameters of a true mail. */
export function expectedParameters(plan: SubmissionPlan, ref: string): ExpectedParameters {
  return intakeMailParameters(plan.answers, ref, {
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
  const { answers, preferredName } = plan;
  return [
    ...parameterDifferences(mail.parameters, expectedParameters(plan, ref)),
    ...Object.entries({ ...answers, preferredName }).flatMap(([name, value]) =>
      text.includes(value) ? [] : [`${name} in the text`],
    ),
    ...(addressesOf(mail.to) === sandboxSite.intakeRecipient ? [] : ['To']),
    ...(addressesOf(mail.replyTo) === answers.email ? [] : ['Reply-To']),
  ];
}

function addressesOf(list: Message['to']): string {
  return list.map(({ address }) => address).join();
}

/** A confirmation is only true when the mail was there before it. */
function hasMatchingMail({ plan, ref, mails, mailsAtOutcome }: SubmissionResult): boolean {
  const isTrue = (mail: (typeof mails)[number]) => mailDifferences(plan, ref, mail).length === 0;
  return ref !== '' && mailsAtOutcome > 0 && mails.some(isTrue);
}

/** An unhindered request of a page that was still there. */
function wasAccepted({ requests }: SubmissionResult): boolean {
  return requests.some(
    ({ fault, status, method }) => method === 'POST' && !fault && status === 200,
  );
}

function lost(text: string): Violation {
  return { kind: 'lost', text };
}

function broken(text: string): Violation {
  return { kind: 'broken', text };
}
