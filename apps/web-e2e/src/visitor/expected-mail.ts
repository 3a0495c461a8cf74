import {
  placeOfZipCode,
  callConsent,
  intakeForm,
  contactForm,
  issueNames,
  language,
  paths,
  site,
} from '@lawyers/domain';
import type { Form, IssueName } from '@lawyers/domain';
import { defaultAnswers, servedZip } from '@lawyers/domain/sample-answers';
import type { TypedAnswers } from './form-fixtures';
import { sandboxSite } from './sandbox-site';

/** By parameter name: the exact value, or a pattern if the value differs between runs. */
export type ExpectedParameters = Readonly<Record<string, string | RegExp>>;

/** Every parameter of an intake inquiry; `chosen` overrides the defaults of a form opened for this issue and zip code. */
export function intakeMailParameters(
  answers: TypedAnswers,
  ref: string,
  chosen: ExpectedParameters = {},
): ExpectedParameters {
  return {
    ...commonParameters(intakeForm, answers, ref),
    name: site.teamName,
    recipient: sandboxSite.intakeRecipient,
    accidentId: 'Partner Violence',
    zipCode: servedZip,
    state: placeOfZipCode(servedZip)!,
    fault: 'Yes',
    medical: 'Yes',
    period: 'Less than 1 Year',
    signup: 'Yes',
    stay: 'Back or Neck Pain',
    stay_label: 'Violated',
    left_as_preset: 'Period, Primary type of injustice, Medical, Fault, Signup',
    page: paths.intake,
    ...chosen,
  };
}

/** Every parameter of a message from the contact form. */
export function contactMailParameters(
  answers: TypedAnswers,
  issue: IssueName,
  ref: string,
  page: string,
): ExpectedParameters {
  return {
    ...commonParameters(contactForm, answers, ref),
    name: site.company,
    recipient: sandboxSite.contactRecipient,
    accidentId: issue,
    logoUrl: `${sandboxSite.url}/icon-192.png`,
    logoLink: sandboxSite.url,
    logoString: site.brand,
    left_as_preset: issue === issueNames[0] ? 'Issue' : '',
    page,
  };
}

function commonParameters(form: Form, answers: TypedAnswers, ref: string): ExpectedParameters {
  return {
    ...defaultAnswers(form),
    from_name: answers.user,
    email: answers.email,
    reply_to: answers.email,
    phone_number: answers.phone_number,
    message: answers.message,
    inquiry_ref: ref,
    consent_calls: 'no',
    consent_version: callConsent.version,
    sent_at: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
    subject_mark: '',
    language,
    flag: '',
  };
}

/** Lists parameters that are missing, differ, or are unexpected; empty for a correct mail. */
export function parameterDifferences(
  sent: Readonly<Record<string, unknown>>,
  expected: ExpectedParameters,
): readonly string[] {
  return [...new Set([...Object.keys(expected), ...Object.keys(sent)])].flatMap((name) => {
    const [is, shouldBe] = [sent[name], expected[name]];
    const agrees =
      shouldBe instanceof RegExp ? typeof is === 'string' && shouldBe.test(is) : is === shouldBe;
    return agrees ? [] : [`${name}: ${JSON.stringify(is)} instead of ${String(shouldBe)}`];
  });
}
