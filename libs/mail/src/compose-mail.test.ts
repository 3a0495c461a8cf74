/** @jest-environment node */
import * as fc from 'fast-check';
import {
  callConsent,
  contactForm,
  injuryIntakeForm,
  inputName,
  intakeForm,
  parseForm,
  placeOfZipCode,
  site,
  type Answers,
  type Form,
  type FormValues,
  type Option,
} from '@lawyers/domain';
import { arbitraryFormValues } from './arbitrary-form-values.testing';
import { composeContactMail } from './compose-contact-mail';
import { composeIntakeMail } from './compose-intake-mail';
import { exampleConfig, exampleMetadata } from './examples.testing';
import type { InquiryMetadata } from './inquiry-metadata';
import type { Mail } from './mail';
import type { MailConfig } from './mail-config';

test('the contact mail has exactly the parameters of the requirements, and every answer as it is, if there is one', () => {
  expectMail('template_contact', contactForm, composeContactMail, {}, () => ({
    name: site.company,
    recipient: 'office@example.com',
    logoUrl: 'https://www.example.com/icon-192.png',
    logoLink: 'https://www.example.com',
    logoString: site.brand,
  }));
});

test.each([
  [intakeForm, 'Digital Sex Abuse'],
  [injuryIntakeForm, 'Accident or injury'],
])('the intake mail has them too (%#)', (form, accidentId) => {
  expectMail('template_intake', form, composeIntakeMail, { accidentId }, ({ stay, zipCode }) => ({
    name: site.teamName,
    recipient: 'team@example.com',
    stay_label: stay,
    state: placeOfZipCode(`${zipCode}`) ?? '',
  }));
});

function expectMail<F extends Form>(
  templateId: string,
  form: F,
  compose: (answers: Answers<F>, metadata: InquiryMetadata, config: MailConfig) => Mail,
  chosen: FormValues,
  ownParameters: (values: FormValues) => object,
): void {
  const typed = arbitraryFormValues(form).map((values) => ({ ...values, ...chosen }));
  fc.assert(
    fc.property(typed, (values: FormValues) => {
      const parsed = parseForm(form, values);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
      const { answers } = parsed;
      const rows = Object.entries(form);
      const mail = compose(answers, exampleMetadata, exampleConfig);
      expect(mail.templateId).toBe(templateId);
      expect(mail.parameters).toEqual({
        ...ownParameters(values),
        ...Object.fromEntries(
          rows.flatMap(([key, field]) => {
            const value = wireValueOf(answers[key]);
            return value === '' ? [] : [[inputName(key, field), value]];
          }),
        ),
        ...(answers['urgent_date'] !== '' && { subject_mark: 'Soon:' }),
        reply_to: answers['email'],
        left_as_preset: 'Fault, Signup',
        inquiry_ref: 'ABCD2345',
        page: '/formInput',
        consent_version: callConsent.version,
        sent_at: '2026-11-20T05:00:00.000Z',
        language: 'en',
        flag: 'hidden-field too-fast',
      });
    }),
  );
}

/** The value that the mail should contain for an answer. */
function wireValueOf(answer: unknown): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'string' ? answer : (answer as Option).value;
}
