import { caseInquiryForm } from './case-inquiry-form';
import { contactForm } from './contact-form';
import {
  inputName,
  parseForm,
  type Answers,
  type FieldError,
  type Form,
  type FormValues,
} from './form';
import { sampleFormValues } from './sample-answers';

/** For tests: what stands in the inputs of a contact form that is filled in well. */
export const filledContact = {
  ...sampleFormValues(contactForm),
  user: 'Ann Example',
  email: 'ann@example.com',
  phone_number: '(202) 555-0100',
  accident_type: 'Partner Violence',
  message: 'Please call in the morning.',
  consent_calls: 'yes',
} as const;

/** For tests: the same for the intake form. */
export const filledCase = {
  ...sampleFormValues(caseInquiryForm),
  accidentId: 'Digital Sex Abuse',
  zipCode: '90210',
  user: 'Ann Example',
  email: 'ann@example.com',
  phone_number: '(202) 555-0100',
  period: 'Less than 2 Year',
  medical: 'No',
  fault: 'Yes',
  signup: 'No',
  stay: 'Other',
  message: 'Please call in the morning.',
  preferred_name: 'Annie',
  safe_hours: 'After 6 pm',
  safe_voicemail: 'No',
  safe_caller: 'Yes',
  consent_calls: 'yes',
} as const;

/** The answers, or an error that says what was refused. */
export function answersOf<F extends Form>(form: F, raw: FormValues): Answers<F> {
  const parsed = parseForm(form, raw);
  if (parsed.ok) return parsed.answers;
  throw new Error(`Refused: ${JSON.stringify(parsed.errors)}`);
}

/** The errors in their order; none when all is well. */
export function errorsOf(form: Form, raw: FormValues): readonly FieldError[] {
  const parsed = parseForm(form, raw);
  return parsed.ok ? [] : parsed.errors;
}

/** Of the rows with these keys, in the order of the form: what the requirements say of each. */
export function tableOf(form: Form, keys: readonly string[]): readonly (readonly string[])[] {
  return Object.entries(form)
    .filter(([key]) => keys.includes(key))
    .map(([key, field]) => [key, field.type, field.label, field.initial, inputName(key, field)]);
}
