import { contactForm } from './contact-form';
import { parseForm, type Answers, type FieldError, type Form, type FormValues } from './form';
import { intakeForm } from './intake-form';
import { sampleFormValues, servedZip } from './sample-answers';

/** For tests: valid form data of the contact form. */
export const filledContact = {
  ...sampleFormValues(contactForm),
  user: 'Ann Example',
  email: 'ann@example.com',
  phone_number: '(202) 555-0100',
  accident_type: 'Partner Violence',
  message: 'Please call in the morning.',
  consent_calls: 'yes',
} as const;

/** For tests: valid form data of the intake form. */
export const filledIntake = {
  ...sampleFormValues(intakeForm),
  accidentId: 'Digital Sex Abuse',
  zipCode: servedZip,
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

/**
 * For tests: parses form data into answers.
 * @throws Error with the errors of the form.
 */
export function answersOf<F extends Form>(form: F, raw: FormValues): Answers<F> {
  const parsed = parseForm(form, raw);
  if (parsed.ok) return parsed.answers;
  throw new Error(`The form rejects this data: ${JSON.stringify(parsed.errors)}`);
}

/** For tests: the errors of form data, in order; empty if it is valid. */
export function errorsOf(form: Form, raw: FormValues): readonly FieldError[] {
  const parsed = parseForm(form, raw);
  return parsed.ok ? [] : parsed.errors;
}
