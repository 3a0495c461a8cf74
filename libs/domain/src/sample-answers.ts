import type { Field } from './field';
import { inputName, parseForm, type Answers, type Form, type FormValues } from './form';

/**
 * Accepted answers to every question of a form: for tests, and where only the names of the parameters matter.
 * @param typed What stands in some of the inputs instead.
 * @throws Error that says what the form refuses.
 */
export function sampleAnswers<F extends Form>(form: F, typed: FormValues = {}): Answers<F> {
  const parsed = parseForm(form, { ...sampleFormValues(form), ...typed });
  if (parsed.ok) return parsed.answers;
  throw new Error(`Refused: ${JSON.stringify(parsed.errors)}`);
}

/** The same as it stands in the inputs. */
export function sampleFormValues(form: Form): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(form).map(([key, { initial, type }]) => [key, initial || textFor[type]]),
  );
}

/** What the questions of a form send that nobody has touched, by parameter. */
export function defaultAnswers(form: Form): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(form).map(([key, field]) => [inputName(key, field), untouched(field)]),
  );
}

function untouched({ type, initial, options }: Field): string {
  if (type === 'agreement') return 'no';
  return options?.find(({ label }) => label === initial)?.value ?? initial;
}

const textFor: Readonly<Record<Field['type'], string>> = {
  line: 'Ann',
  email: 'ann@example.com',
  phone: '(202) 555-0100',
  zip: '90210',
  longText: 'Please call in the morning.',
  select: '',
  yesNo: '',
  agreement: '',
};
