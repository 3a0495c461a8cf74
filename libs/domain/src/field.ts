import * as v from 'valibot';
import { messages } from './messages';
import { isVisible, plainLine, plainText } from './plain-text';
import { zipCodeFrom } from './zip-code';

/** What a visitor can pick: the label on screen and the value that is sent (they differ only for `stay`). */
export type Option = { readonly label: string; readonly value: string };

export type FieldType =
  'line' | 'email' | 'phone' | 'zip' | 'longText' | 'select' | 'yesNo' | 'agreement';

/**
 * One question of a form. `schema` turns what stands in the input into the typed answer. `name` is the input's
 * name and so the parameter of a native post; it is the row's key unless the wire calls it otherwise.
 */
export type Field<Answer = unknown> = {
  readonly type: FieldType;
  readonly label: string;
  readonly schema: v.GenericSchema<unknown, Answer>;
  /** What stands in the input at first: the label of an option, a text, or nothing. */
  readonly initial: string;
  readonly name?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  /** In UTF-16 code units, as browsers count. */
  readonly maxLength?: number;
  readonly options?: readonly Option[];
  /** May be left empty. Every other question must be answered. */
  readonly optional?: boolean;
};

type Extras = Pick<Field, 'name' | 'hint' | 'placeholder' | 'autoComplete' | 'optional'>;

export function line(label: string, extras: Extras = {}): Field<string> {
  return written('line', label, 200, plainLine, extras);
}

export function email(label: string, extras: Extras = {}): Field<string> {
  // An empty answer is not this rule's to refuse. The rule of the HTML standard takes o'brien@example.com but also user@localhost, which no lawyer can answer.
  const isEmail = (text: string) =>
    text === '' || (v.is(v.pipe(v.string(), v.rfcEmail()), text) && /\.[^.@]+$/.test(text));
  const rule = v.check(isEmail, messages.email(label));
  return written('email', label, 254, plainLine, { autoComplete: 'email', ...extras }, rule);
}

/** Required, never format-checked and never reformatted (requirements § 3.2). */
export function phone(label: string, extras: Extras = {}): Field<string> {
  return written('phone', label, 100, plainLine, { autoComplete: 'tel', ...extras });
}

export function longText(label: string, extras: Extras = {}): Field<string> {
  // 10,000 code units are at most 30 KB of UTF-8: below the 50 KB that the mail service takes in all.
  return written('longText', label, 10_000, (text) => plainText(text).trim(), extras);
}

export function zip(
  label: string,
  message: string,
  extras: Extras & Pick<Field, 'maxLength'> = {},
): Field<string> {
  return {
    type: 'zip',
    label,
    initial: '',
    autoComplete: 'postal-code',
    ...extras,
    schema: v.pipe(
      v.optional(v.string(message), ''),
      v.rawTransform(({ dataset: { value: typed }, addIssue, NEVER }) => {
        const zipCode = extras.optional && typed.trim() === '' ? '' : zipCodeFrom(typed);
        if (zipCode !== undefined) return zipCode;
        addIssue({ message });
        return NEVER;
      }),
    ),
  };
}

/**
 * A box to tick, or to leave: never required, never ticked beforehand. The answer is whether it was ticked.
 * `text` is what the visitor agrees to, and its label: there is no room for a hint beside it.
 */
export function agreement(text: string, extras: Pick<Extras, 'name'> = {}): Field<boolean> {
  return {
    type: 'agreement',
    label: text,
    initial: '',
    optional: true,
    ...extras,
    schema: v.pipe(
      v.unknown(),
      v.transform((typed) => typed === ticked),
    ),
  };
}

/** What a ticked box sends. */
export const ticked = 'yes';

/**
 * A choice from a fixed list. The answer is the option itself, so that label and value stay together. `initial` is the
 * value of the option chosen at first. A radio button tells its value alone, so in a
 * `yesNo` label and value are the same.
 */
export function choice<const T extends string | Option>(
  label: string,
  options: readonly T[],
  extras: Extras & {
    readonly type?: [T] extends [string] ? 'select' | 'yesNo' : 'select';
    readonly initial: NoInfer<OptionOf<T>['value']>;
  },
): Field<OptionOf<T>> {
  const { type = 'select', initial, ...rest } = extras;
  const rows = options.map((option) =>
    typeof option === 'string' ? { label: option, value: option } : option,
  ) as OptionOf<T>[];
  const chosenFirst = rows.find((option) => option.value === initial);
  if (!chosenFirst) {
    throw new Error(`The initial value "${initial}" of "${label}" is not among its options.`);
  }
  return {
    type,
    label,
    initial: chosenFirst.label,
    options: rows,
    ...rest,
    schema: v.pipe(
      v.unknown(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        // An optional question that was not asked, or not answered, never stops a message.
        const typed = rest.optional && !dataset.value ? chosenFirst.label : dataset.value;
        const row = rows.find((option) => option.label === typed);
        if (row) return row;
        addIssue({ message: messages.required(label) });
        return NEVER;
      }),
    ),
  };
}

type OptionOf<T> = T extends string ? { readonly label: T; readonly value: T } : T;

function written(
  type: FieldType,
  label: string,
  maxLength: number,
  clean: (text: string) => string,
  extras: Extras,
  rule?: v.GenericValidation<string>,
): Field<string> {
  const typed = v.pipe(
    // What is no text, such as a file, is no answer.
    v.optional(v.string(messages.required(label)), ''),
    v.transform((text) => (isVisible(text) ? clean(text) : '')),
    v.string(),
    v.check((text) => extras.optional === true || text !== '', messages.required(label)),
    v.maxLength(
      maxLength,
      messages.range(label, extras.optional ? 0 : 1, `${maxLength} characters`),
    ),
  );
  return {
    type,
    label,
    initial: '',
    maxLength,
    ...extras,
    schema: rule ? v.pipe(typed, rule) : typed,
  };
}
