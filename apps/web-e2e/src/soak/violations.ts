import { intakeForm, leftAsPreset } from '@lawyers/domain';
import { sampleAnswers } from '@lawyers/domain/sample-answers';
import type { Message } from '@lawyers/mail-sandbox';
import {
  intakeMailParameters,
  parameterDifferences,
  type ExpectedParameters,
} from '../visitor/expected-mail';
import { sandboxSite } from '../visitor/sandbox-site';
import type { InquiryPlan } from './inquiry-plan';
import type { InquiryResult } from './inquiry-result';

/** `lost`: neither confirmed nor returned complete. `false`: confirmed without a correct mail. `broken`: any other. */
export type Violation = {
  readonly type: 'lost' | 'false' | 'broken';
  readonly text: string;
};

/**
 * What requirements § 5.1 and § 5.2 promise. The policy's own limits add up to 45.6 s. Not imported, so that a policy
 * that breaks the promise fails the soak test.
 */
export const bounds = { seconds: 50, attempts: 3, attemptSeconds: 14 } as const;

/** Lists the violations of one inquiry; empty for none. */
export function violationsOf(result: InquiryResult): readonly Violation[] {
  const { outcome, mails, ref } = result;
  if (result.broken !== undefined) return [{ type: 'broken', text: result.broken }];
  return [
    ...(outcome === 'nothing' ? [lost('neither confirmed nor handed back')] : []),
    ...(outcome === 'panel' && !result.intact ? [lost('handed back with other fields')] : []),
    ...(outcome === 'confirmed' && !hasMatchingMail(result)
      ? [
          {
            type: 'false',
            text: `confirmed, but none of ${mails.length} mails is correct`,
          } as const,
        ]
      : []),
    ...(outcome === 'panel' && wasAccepted(result)
      ? [broken('the service responded OK without a fault, but the page shows the failure panel')]
      : []),
    ...mails.flatMap((mail) => {
      const differing = mailDifferences(result.plan, ref, mail);
      return differing.length > 0 ? [broken(`a mail differs in ${differing.join(', ')}`)] : [];
    }),
    ...(result.seconds > bounds.seconds ? [broken(`${result.seconds.toFixed(1)} s`)] : []),
    ...(result.attempts > bounds.attempts ? [broken(`${result.attempts} attempts`)] : []),
  ];
}

/** The parameters of a correct mail. */
export function expectedParameters(plan: InquiryPlan, ref: string): ExpectedParameters {
  return intakeMailParameters(plan.answers, ref, {
    accidentId: plan.issue,
    zipCode: plan.zipCode,
    fault: plan.faultAnswer.value,
    period: plan.period.value,
    stay: plan.stay.value,
    stay_label: plan.stay.english,
    preferred_name: plan.preferredName,
    left_as_preset: presetsOf(plan),
  });
}

/** The value of `left_as_preset`: the labels of the questions whose defaults are unchanged. */
function presetsOf({ issue, period, faultAnswer, stay }: InquiryPlan): string {
  const chosen = {
    accidentId: issue,
    period: period.label,
    fault: faultAnswer.label,
    stay: stay.label,
  };
  return leftAsPreset(intakeForm, sampleAnswers(intakeForm, chosen)).join(', ');
}

/** Lists how a mail differs from the planned answers; empty for a correct mail. */
function mailDifferences(plan: InquiryPlan, ref: string, mail: Message): readonly string[] {
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

/** Whether a correct mail arrived before the confirmation. */
function hasMatchingMail({ plan, ref, mails, mailsAtOutcome }: InquiryResult): boolean {
  const isCorrect = (mail: (typeof mails)[number]) => mailDifferences(plan, ref, mail).length === 0;
  return ref !== '' && mailsAtOutcome > 0 && mails.some(isCorrect);
}

/** Whether the service responded to a request with 200 and no fault. */
function wasAccepted({ requests }: InquiryResult): boolean {
  return requests.some(
    ({ fault, status, method }) => method === 'POST' && !fault && status === 200,
  );
}

function lost(text: string): Violation {
  return { type: 'lost', text };
}

function broken(text: string): Violation {
  return { type: 'broken', text };
}
