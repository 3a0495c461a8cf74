export type QuestionOptions = {
  readonly form: 'contact' | 'case-inquiry';
  readonly key: string;
  readonly label: string;
  readonly kind: QuestionKind;
  /** For a select: its options, separated by commas. */
  readonly options?: string;
};

type QuestionKind =
  'line' | 'longText' | 'email' | 'phone' | 'zip' | 'select' | 'yesNo' | 'agreement';

export type NewQuestion = Omit<QuestionOptions, 'options'> & {
  readonly options: readonly string[];
  /** The table that gets the row. */
  readonly formFile: string;
  /** The folder of the mail's template. */
  readonly template: string;
};

/** The question, tidied, and where it belongs. */
export function normalizeQuestion({ options = '', ...asked }: QuestionOptions): NewQuestion {
  const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');
  return {
    ...asked,
    key: asked.key.trim(),
    label: tidy(asked.label),
    options: options.split(',').map(tidy).filter(Boolean),
    formFile: `libs/domain/src/${asked.form}-form.ts`,
    template: `libs/mail/templates/${asked.form}`,
  };
}
