import type { FieldType, Form } from '@lawyers/domain';
import type { QuestionGroup } from './question-group';

export type QuestionLayout<Key extends string> = {
  /** Questions that the page asks in another place. */
  readonly elsewhere?: readonly Key[];
  /** Questions that stand in groups of their own, below the others. */
  readonly apart?: readonly (Omit<QuestionGroup<Key>, 'rows'> & {
    readonly keys: readonly Key[];
  })[];
  /** Widths, in columns of 24, of questions that are not as wide as their kind. */
  readonly spans?: { readonly [key in Key]?: number };
};

/** Every question of a form in its place: those that the layout does not name come first, in the form's order. */
export function questionGroups<F extends Form>(
  form: F,
  { elsewhere = [], apart = [], spans = {} }: QuestionLayout<keyof F & string>,
): readonly QuestionGroup<keyof F & string>[] {
  type Key = keyof F & string;
  const named: readonly Key[] = [...elsewhere, ...apart.flatMap(({ keys }) => keys)];
  const others = Object.keys(form).filter((key) => !named.includes(key));
  const rowsOf = (keys: readonly Key[]) =>
    keys.map((key) => [key, spans[key] ?? spanOf[form[key]!.type]] as const);
  return [
    { rows: rowsOf(others) },
    ...apart.map(({ keys, ...words }) => ({ ...words, rows: rowsOf(keys) })),
  ];
}

const spanOf: Readonly<Record<FieldType, number>> = {
  line: 12,
  email: 12,
  phone: 12,
  zip: 12,
  longText: 24,
  select: 12,
  yesNo: 8,
  agreement: 24,
};
