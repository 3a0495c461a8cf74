import type { Field, FieldType, Form } from '@lawyers/domain';

/** Questions that belong together, in order. `span` is a question's width, in columns of 24. */
export type QuestionGroup = {
  readonly id: string;
  readonly heading?: string;
  readonly note?: string;
  /** Closed until the visitor opens it, also without JavaScript. For optional questions with a heading. */
  readonly folded?: boolean;
  /** A chosen option that makes the questions of a closed group pointless, so that they are hidden. */
  readonly hiddenBy?: string;
  readonly fields: readonly {
    readonly key: string;
    readonly span: number;
    readonly field: Field;
  }[];
};

export type QuestionLayout<Key extends string> = {
  /** Questions that the page asks outside these groups. */
  readonly omitted?: readonly Key[];
  /** Groups of their own, below the other questions. */
  readonly separate?: readonly (Omit<QuestionGroup, 'fields'> & {
    readonly keys: readonly Key[];
  })[];
  /** Widths, in columns of 24, that differ from the default of the field's type. */
  readonly spans?: { readonly [key in Key]?: number };
};

/** Arranges a form's questions into groups. Questions that the layout does not name come first, in the form's order. */
export function questionGroups<F extends Form>(
  form: F,
  { omitted = [], separate = [], spans = {} }: QuestionLayout<keyof F & string>,
): readonly QuestionGroup[] {
  const widths: Readonly<Record<string, number | undefined>> = spans;
  const fieldsOf = (isMember: (key: string) => boolean) =>
    Object.entries(form)
      .filter(([key]) => isMember(key))
      .map(([key, field]) => ({ key, span: widths[key] ?? spanOf[field.type], field }));
  const named: readonly string[] = [...omitted, ...separate.flatMap(({ keys }) => keys)];
  return [
    { id: 'questions', fields: fieldsOf((key) => !named.includes(key)) },
    ...separate.map(({ keys, ...group }) => ({
      ...group,
      fields: fieldsOf((key) => keys.some((member) => member === key)),
    })),
  ];
}

const spanOf: Readonly<Record<FieldType, number>> = {
  text: 12,
  email: 12,
  tel: 12,
  zip: 12,
  textarea: 24,
  select: 12,
  radio: 24,
  checkbox: 24,
};
