import { inputName, type Field, type Form } from '@lawyers/domain';

/** Questions that belong together, in order. `span` is the width of a question, in columns of a grid of 24. */
export type QuestionGroup = {
  readonly id: string;
  readonly heading?: string;
  readonly note?: string;
  /**
   * Whether the group is closed until the visitor opens it, also without JavaScript. Only for optional questions, in a
   * group with a heading.
   */
  readonly folded?: boolean;
  /** An option that, while it is chosen, makes the questions of a closed group pointless and hides them. */
  readonly hiddenBy?: string;
  readonly fields: readonly {
    readonly key: string;
    readonly span: number;
    readonly field: Field;
  }[];
};

export type QuestionLayout<Key extends string> = {
  /** Questions that are left out of all groups, because the page asks them elsewhere. */
  readonly omitted?: readonly Key[];
  /** Groups that are shown below the other questions. */
  readonly separate?: readonly (Omit<QuestionGroup, 'fields'> & {
    readonly keys: readonly Key[];
  })[];
  /** Questions that are as wide as the form, in addition to those of `wideTypes`. */
  readonly wide?: readonly Key[];
};

/**
 * Arranges a form's questions into groups. Questions in neither `omitted` nor `separate` come first, in the form's
 * order. A question with a single option is not asked at all (see `onlyAnswers`).
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

/**
 * The questions that have a single option, such as the language of the answer where only English is published: the name
 * of each question's input, and the option's value. These questions are not asked, so a form sends them in hidden
 * inputs.
 */
export function onlyAnswers(form: Form): readonly (readonly [name: string, value: string])[] {
  return Object.entries(form).flatMap(([key, field]) =>
    hasOneAnswer(field) ? [[inputName(key, field), field.options![0]!.value] as const] : [],
  );
}

const hasOneAnswer = ({ options }: Field) => options?.length === 1;

const wideTypes: readonly string[] = ['textarea', 'radio', 'checkbox'];
