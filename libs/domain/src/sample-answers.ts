import type { Field } from './field';
import { parseForm, type Answers, type Form, type FormValues } from './form';
import { placeOfZipCode, unservedStateOf } from './place-of-zip-code';
import { isState } from './states';

/**
 * Returns valid answers to every question, for tests.
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

/**
 * Returns form data for the optional questions: an answer to each, except checkboxes, which stay unchecked; or each
 * with its preset, as if the visitor had answered none.
 */
export function optionalAnswers(form: Form, isAnswered: boolean): FormValues {
  const optional = Object.entries(form).filter(([, field]) => field.optional);
  return Object.fromEntries(
    optional.map(([key, { options, preset }]) => [
      key,
      isAnswered ? (options?.at(-1)?.label ?? 'May 4') : preset,
    ]),
  );
}

/** Returns the errors of the sample form data with `changes`, in order; an empty list if it is valid. */
export function errorsOf(form: Form, changes: FormValues) {
  const parsed = parseForm(form, { ...sampleFormValues(form), ...changes });
  return parsed.ok ? [] : parsed.errors;
}

const prefixes = Array.from({ length: 1000 }, (_, index) => String(index).padStart(3, '0'));
const zipCodes = ['90210', ...prefixes.map((prefix) => `${prefix}01`)].filter((zip) =>
  isState(placeOfZipCode(zip)),
);
const servedZipCodes = zipCodes.filter((zip) => !unservedStateOf(zip));

/** Two zip codes in states that the operator serves. */
export const servedZip = servedZipCodes[0]!;
export const otherServedZip = servedZipCodes[1]!;

/** A zip code in a state that the operator does not serve; undefined if all states are served. */
export const unservedZip = zipCodes.find((zip) => unservedStateOf(zip));

const sampleTexts: Readonly<Record<Field['type'], string>> = {
  text: 'Ann',
  email: 'ann@example.com',
  tel: '(202) 555-0100',
  zip: servedZip,
  textarea: 'Please call in the morning.',
  select: '',
  radio: '',
  checkbox: '',
};
