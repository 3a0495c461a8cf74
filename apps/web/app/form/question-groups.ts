import { inputName, type Field, type Form } from '@lawyers/domain';

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
  /** Questions as wide as the form, besides those whose type is. */
  readonly wide?: readonly Key[];
};

/**
 * Arranges a form's questions into groups. Questions that the layout does not name come first, in the form's order. One
 * with a single option is not asked (`onlyAnswers`).
 */
export function questionGroups<F extends Form>(
  form: F,
  { omitted = [], separate = [], wide = [] }: QuestionLayout<keyof F & string>,
): readonly QuestionGroup[] {
  const isWide = (key: string, { type }: Field) => wideTypes.includes(type) || wide.includes(key);
  const fieldsOf = (isMember: (key: string) => boolean) =>
    Object.entries(form)
      .filter(([key, field]) => isMember(key) && !hasOneAnswer(field))
      .map(([key, field]) => ({ key, span: isWide(key, field) ? 24 : 12, field }));
  const named: readonly string[] = [...omitted, ...separate.flatMap(({ keys }) => keys)];
  return [
    { id: 'questions', fields: fieldsOf((key) => !named.includes(key)) },
    ...separate.map(({ keys, ...group }) => ({
      ...group,
      fields: fieldsOf((key) => keys.some((member) => member === key)),
    })),
  ];
}

/** The questions with a single option, such as the language of the answer, by the name of their input. */
export function onlyAnswers(form: Form): readonly (readonly [name: string, value: string])[] {
  return Object.entries(form).flatMap(([key, field]) =>
    hasOneAnswer(field) ? [[inputName(key, field), field.options![0]!.value] as const] : [],
  );
}

const hasOneAnswer = ({ options }: Field) => options?.length === 1;

const wideTypes: readonly string[] = ['textarea', 'radio', 'checkbox'];
