import * as v from 'valibot';
import { emailAddress, emailPattern, isEmailAddress } from './email-address';
import { characters, errorMessages } from './error-messages';
import { t, type WithEnglish } from './language';
import { isVisible, plainLine, plainText } from './plain-text';
import { zipCodeFrom, zipCodePattern } from './zip-code';

/** An option of a choice: the label on screen, the value that is sent, and optionally the heading of its group. */
export type Option = { readonly label: string; readonly value: string; readonly group?: string };

export type FieldType =
  'text' | 'email' | 'tel' | 'zip' | 'textarea' | 'select' | 'radio' | 'checkbox';

/**
 * One question of a form, which is a table with one row per question (requirements § 3.4). `schema` turns form data
 * into the answer. It gets the value of an input, or for a choice the label of the chosen option: not the option's
 * value, because two options may send the same value. `name` is the name of the input and of the mail parameter; by
 * default it is the key of the row.
 */
export type Field<Answer = unknown> = {
  readonly type: FieldType;
  readonly label: string;
  /**
   * A full sentence that asks what the label names, and frightens less than a label such as "Fault". It is shown before
   * the label.
   */
  readonly question?: string;
  /**
   * The label in English, for the mail parameter `left_as_preset`: it names to staff the questions whose preset the
   * visitor left unchanged (requirements § 4.4). Every choice that must be made has one.
   */
  readonly english?: string;
  readonly schema: v.GenericSchema<unknown, Answer>;
  /**
   * The value when the form opens: a text, which may be empty, or the label of the chosen option. For a choice, an
   * empty preset means that no option is chosen and the visitor must choose.
   */
  readonly preset: string;
  readonly name?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  /**
   * The `pattern` of the input. Browsers check it only without JavaScript or before it has run, because the hydrated
   * form sets `noValidate` and shows the errors of `schema` instead. What `schema` accepts should match it, because
   * without JavaScript, a visitor whose answer does not match it cannot send the form.
   */
  readonly pattern?: string;
  /** The longest text in UTF-16 code units, as browsers count for `maxlength` (requirements § 3.7). */
  readonly maxLength?: number;
  readonly options?: readonly Option[];
  /** Whether the answer may be empty. By default, it may not. */
  readonly optional?: boolean;
};

type Extras = Pick<
  Field,
  'name' | 'question' | 'hint' | 'placeholder' | 'autoComplete' | 'optional' | 'pattern'
>;

/** A one-line text of at most 200 characters. */
export function text(label: string, extras: Extras = {}): Field<string> {
  return textField('text', label, 200, plainLine, extras);
}

/** An email address (requirements § 3.2). */
export function email(label: string, extras: Extras = {}): Field<string> {
  // Accepts an empty answer, because `textField` reports it with the message `required`, unless the question is
  // optional.
  const rule = v.check(
    (text: string) => text === '' || isEmailAddress(text),
    errorMessages.email(label),
  );
  const attributes = { autoComplete: 'email', pattern: emailPattern };
  return textField('email', label, 254, emailAddress, { ...attributes, ...extras }, rule);
}

/**
 * A phone number, as a one-line text of at most 100 characters. Nothing checks that it is a phone number, so that a
 * visitor can also enter 0, or say whose number it is (requirements § 3.2).
 */
export function tel(label: string, extras: Extras = {}): Field<string> {
  return textField('tel', label, 100, plainLine, { autoComplete: 'tel', ...extras });
}

/** A text of several lines and at most 10,000 characters. */
export function textarea(label: string, extras: Extras = {}): Field<string> {
  // 10,000 UTF-16 code units are at most 30 KB in UTF-8. The mail service accepts 50 KB for all parameters together.
  return textField('textarea', label, 10_000, (text) => plainText(text).trim(), extras);
}

/**
 * A zip code (requirements § 3.2).
 * @param message The error for anything that is not a zip code.
 * @param refusal Returns an error for a zip code that is not accepted, such as of a state that is not served.
 */
export function zip(
  label: string,
  message: string,
  refusal: (zipCode: string) => string | undefined = () => undefined,
): Field<string> {
  return {
    type: 'zip',
    label,
    preset: '',
    autoComplete: 'postal-code',
    pattern: zipCodePattern,
    schema: v.pipe(
      v.optional(v.string(message), ''),
      v.transform((text) => zipCodeFrom(text)),
      v.string(message),
      v.check(
        (zipCode) => refusal(zipCode) === undefined,
        ({ input }) => refusal(input) ?? '',
      ),
    ),
  };
}

/**
 * A checkbox, which is optional and unchecked by default, such as the consent (requirements § 3.8). The answer is
 * whether it is checked. `text` is its label.
 */
export function checkbox(text: string): Field<boolean> {
  return {
    type: 'checkbox',
    label: text,
    preset: '',
    optional: true,
    schema: v.pipe(
      v.unknown(),
      v.transform((value) => value === ticked),
    ),
  };
}

/** The form value of a checked checkbox. */
export const ticked = 'yes';

/**
 * A choice from a list. The answer is the whole option. `presetValue` is the value of the option that is chosen when
 * the form opens; without it the visitor must choose. Options of type `radio` need different values, because the page
 * finds the label of a chosen radio button by its value alone. Options of a `select` may share a value.
 */
export function choice<const T extends Option>(
  { text, english }: WithEnglish,
  options: readonly T[],
  extras: ChoiceExtras<T> = {},
): Field<T> {
  return { ...choiceField(text, options, extras), english };
}

type ChoiceExtras<T extends Option> = Extras & {
  readonly type?: 'select' | 'radio';
  readonly presetValue?: NoInfer<T['value']>;
};

function choiceField<const T extends Option>(
  label: string,
  options: readonly T[],
  extras: ChoiceExtras<T>,
): Field<T> {
  const { type = 'select', presetValue, ...rest } = extras;
  const presetOption = options.find((option) => option.value === presetValue);
  return {
    type,
    label,
    preset: presetOption?.label ?? '',
    options,
    ...rest,
    schema: v.pipe(
      v.unknown(),
      // An empty or missing answer to an optional question counts as its preset, so that it is never an error.
      v.transform((value) => (rest.optional && !value ? presetOption?.label : value)),
      v.transform((answer) => options.find((option) => option.label === answer)),
      v.custom<T>((chosen) => chosen !== undefined, errorMessages.required(label)),
    ),
  };
}

function textField(
  type: FieldType,
  label: string,
  maxLength: number,
  normalize: (text: string) => string,
  extras: Extras,
  rule?: v.GenericValidation<string>,
): Field<string> {
  const parsed = v.pipe(
    // A missing value counts as empty. Any other value that is not a string, such as a file, is an error, even if the
    // question is optional.
    v.optional(v.string(errorMessages.required(label)), ''),
    v.transform((text) => (isVisible(text) ? normalize(text) : '')),
    v.string(),
    v.check((text) => extras.optional === true || text !== '', errorMessages.required(label)),
    v.maxLength(
      maxLength,
      errorMessages.range(label, extras.optional ? 0 : 1, characters(maxLength)),
    ),
  );
  return {
    type,
    label,
    preset: '',
    maxLength,
    ...extras,
    schema: rule ? v.pipe(parsed, rule) : parsed,
  };
}

/** The options of a question that is answered with Yes or No. */
export const yesOrNo = [
  { label: t({ en: 'Yes', es: 'Sí' }), value: 'Yes' },
  { label: t({ en: 'No', es: 'No' }), value: 'No' },
] as const;

/** A choice that may be left unanswered, and then sends an empty value. */
export function optionalChoice(label: string, options: readonly Option[], hint: string) {
  const notAnswered = { label: t({ en: 'Not answered', es: 'Sin responder' }), value: '' };
  return choiceField(label, [notAnswered, ...options], { optional: true, hint, presetValue: '' });
}
