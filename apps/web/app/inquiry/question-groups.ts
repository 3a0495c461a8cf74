import type { FieldType, Form } from '@lawyers/domain';
import type { QuestionGroup } from './question-group';

export type QuestionLayout<Key extends string> = {
  /** Questions that the page asks outside these groups. */
  readonly omitted?: readonly Key[];
  /** Groups of their own, below the other questions. */
  readonly separate?: readonly (Omit<QuestionGroup<Key>, 'rows'> & {
    readonly keys: readonly Key[];
  })[];
  /** Widths, in columns of 24, that differ from the default of the field's type. */
  readonly spans?: { readonly [key in Key]?: number };
};

/** Arranges a form's questions into groups. Questions that the layout does not name come first, in the form's order. */
export function questionGroups<F extends Form>(
  form: F,
  { omitted = [], separate = [], spans = {} }: QuestionLayout<keyof F & string>,
): readonly QuestionGroup<keyof F & string>[] {
  type Key = keyof F & string;
  const named: readonly Key[] = [...omitted, ...separate.flatMap(({ keys }) => keys)];
  const others = Object.keys(form).filter((key) => !named.includes(key));
  const rowsOf = (keys: readonly Key[]) =>
    keys.map((key) => [key, spans[key] ?? spanOf[form[key]!.type]] as const);
  return [
    { rows: rowsOf(others) },
    ...separate.map(({ keys, ...texts }) => ({ ...texts, rows: rowsOf(keys) })),
  ];
}

const spanOf: Readonly<Record<FieldType, number>> = {
  text: 12,
  email: 12,
  tel: 12,
  zip: 12,
  textarea: 24,
  select: 12,
  radio: 8,
  checkbox: 24,
};
