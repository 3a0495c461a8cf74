import { callConsent, caseInquiryForm, leftAsPreset, paths, site } from '@lawyers/domain';
import { sampleAnswers, untouchedAnswers } from '@lawyers/domain/sample-answers';
import type { Message } from '@lawyers/mail-sandbox';
import type { SubmissionPlan } from './submission-plan';

/** What of a mail is not what the visitor wrote and chose; empty for a mail that is as it must be. */
export function mailDifferences(plan: SubmissionPlan, ref: string, mail: Message): string[] {
  const expected = expectedParameters(plan, ref);
  const { consent_time, ...sent } = mail.parameters;
  const names = new Set([...Object.keys(expected), ...Object.keys(sent)]);
  const differing = [...names].filter((name) => sent[name] !== expected[name]);
  if (Number.isNaN(Date.parse(String(consent_time)))) differing.push('consent_time');

  const text = mail.text.replaceAll('\r\n', '\n');
  for (const [name, value] of Object.entries(plan.written)) {
    if (!text.includes(value)) differing.push(`${name} in the text`);
  }
  if (mail.to.map(({ address }) => address).join() !== recipient) differing.push('To');
  if (mail.replyTo.map(({ address }) => address).join() !== plan.written.email) {
    differing.push('Reply-To');
  }
  return differing;
}

/** The sandbox build's mailbox of the intake form. */
const recipient = 'lawyer-team@example.com';

function expectedParameters(plan: SubmissionPlan, ref: string): Readonly<Record<string, unknown>> {
  const { user, email, phone_number, message, preferred_name } = plan.written;
  return {
    ...untouchedAnswers(caseInquiryForm),
    name: site.teamName,
    recipient,
    from_name: user,
    email,
    accidentId: plan.issue,
    fault: plan.fault,
    period: plan.period,
    phone_number,
    stay: plan.stay.value,
    stay_label: plan.stay.label,
    zipCode: plan.zipCode,
    reply_to: email,
    message,
    preferred_name,
    inquiry_ref: ref,
    page: paths.intake,
    consent_version: callConsent.version,
    left_as_preset: presetsOf(plan),
    language: 'en',
    flag: '',
  };
}

/** The labels of the questions that this submission leaves as they are preset, as they are sent. */
export function presetsOf({ issue, period, fault, stay }: SubmissionPlan): string {
  const chosen = { accidentId: issue, period, fault, stay: stay.label };
  return leftAsPreset(caseInquiryForm, sampleAnswers(caseInquiryForm, chosen)).join(', ');
}
