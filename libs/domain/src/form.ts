import * as v from 'valibot';
import type { Field, Option } from './field';

export type Form = { readonly [key: string]: Field };

/** The parsed answers of a form, by the key of the question. */
export type Answers<F extends Form> = { readonly [K in keyof F]: v.InferOutput<F[K]['schema']> };

/** Form data by the key of the question: text, or the label of the chosen option. */
export type FormValues = { readonly [key: string]: unknown };

export type FieldError = { readonly key: string; readonly message: string };

export type Parsed<F extends Form> =
  | { readonly ok: true; readonly answers: Answers<F> }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/**
 * Returns `form` unchanged, and gives it its exact type. A form is a table with one row per question, so that the
 * label, options, rule, and mail parameter of a question are in one place and cannot disagree (decision 4).
 */
export function defineForm<const F extends Form>(form: F): F {
  return form;
}

/** Validates every row. Returns all answers, or at most one error for each row, in order (requirements § 3.9). */
export function parseForm<F extends Form>(form: F, raw: FormValues): Parsed<F> {
  const answers: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [key, field] of Object.entries(form)) {
    // Only a property of `raw` itself is an answer, not one that it inherits, such as `constructor`. The oldest
    // supported browsers lack `Object.hasOwn`.
    const value = Object.prototype.hasOwnProperty.call(raw, key) ? raw[key] : undefined;
    const result = v.safeParse(field.schema, value);
    if (result.success) answers[key] = result.output;
    else errors.push({ key, message: result.issues[0].message });
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, answers: answers as Answers<F> };
}

/** Returns the answers as mail parameters, each under the name of its input (requirements § 4.2, § 4.3). */
export function sentAnswers<F extends Form>(
  form: F,
  answers: Answers<F>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(form).map(([key, field]) => [inputName(key, field), textOf(answers[key])]),
  );
}

function textOf(answer: unknown): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'string' ? answer : (answer as Option).value;
}

/** Returns the name of a row's input, which is also its mail parameter. */
export function inputName(key: string, field: Field): string {
  return field.name ?? key;
}

/**
 * Returns the English labels of the required questions whose preset was sent unchanged (requirements § 4.4), so that
 * staff know which answers the visitor may not have noticed, and ask. Optional questions are left out, since nobody had
 * to answer them.
 */
export function leftAsPreset<F extends Form>(form: F, answers: Answers<F>): readonly string[] {
  return Object.entries(form).flatMap(([key, { english, preset, optional }]) => {
    if (english === undefined || optional) return [];
    return (answers[key] as Option).label === preset ? [english] : [];
  });
}
