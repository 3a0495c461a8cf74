import type { Field } from './field';
import { inputName, parseForm, type Answers, type Form, type FormValues } from './form';

/**
 * Returns valid answers to every question: for tests, and for code that needs only the parameter names.
 * @param typed Form data that replaces some of the samples.
 * @throws Error that lists the answers that the form rejects.
 */
export function sampleAnswers<F extends Form>(form: F, typed: FormValues = {}): Answers<F> {
  const parsed = parseForm(form, { ...sampleFormValues(form), ...typed });
  if (parsed.ok) return parsed.answers;
  throw new Error(`The form rejects the sample answers: ${JSON.stringify(parsed.errors)}`);
}

/** Returns valid form data for every question. */
export function sampleFormValues(form: Form): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(form).map(([key, { initial, type }]) => [key, initial || sampleTexts[type]]),
  );
}

/** Returns what a pristine form sends: parameter name → initial value. */
export function defaultAnswers(form: Form): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(form).map(([key, field]) => [inputName(key, field), initialValue(field)]),
  );
}

function initialValue({ type, initial, options }: Field): string {
  if (type === 'agreement') return 'no';
  return options?.find(({ label }) => label === initial)?.value ?? initial;
}

const sampleTexts: Readonly<Record<Field['type'], string>> = {
  line: 'Ann',
  email: 'ann@example.com',
  phone: '(202) 555-0100',
  zip: '90210',
  longText: 'Please call in the morning.',
  select: '',
  yesNo: '',
  agreement: '',
};
