import type { Field } from './field';
import { inputName, parseForm, type Answers, type Form, type FormValues } from './form';

/**
 * Returns valid answers to every question: for tests, and for code that needs only the parameter names.
 * @param values Form data that replaces some of the samples.
 * @throws Error that lists the answers that the form rejects.
 */
export function sampleAnswers<F extends Form>(form: F, values: FormValues = {}): Answers<F> {
  const parsed = parseForm(form, { ...sampleFormValues(form), ...values });
  if (parsed.ok) return parsed.answers;
  throw new Error(`The form rejects the sample answers: ${JSON.stringify(parsed.errors)}`);
}

/** Returns valid form data for every question. */
export function sampleFormValues(form: Form): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(form).map(([key, { preset, options, type }]) => [
      key,
      preset || (options?.[0]?.label ?? sampleTexts[type]),
    ]),
  );
}

/** Returns what a pristine form sends: parameter name → value sent. */
export function defaultAnswers(form: Form): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(form).map(([key, field]) => [inputName(key, field), presetValue(field)]),
  );
}

function presetValue({ type, preset, options }: Field): string {
  if (type === 'checkbox') return 'no';
  return options?.find(({ label }) => label === preset)?.value ?? preset;
}

const sampleTexts: Readonly<Record<Field['type'], string>> = {
  text: 'Ann',
  email: 'ann@example.com',
  tel: '(202) 555-0100',
  zip: '90210',
  textarea: 'Please call in the morning.',
  select: '',
  radio: '',
  checkbox: '',
};
