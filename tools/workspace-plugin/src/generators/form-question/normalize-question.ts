export type QuestionOptions = {
  readonly form: 'contact' | 'intake';
  readonly key: string;
  readonly label: string;
  readonly type: QuestionType;
  /** For a select: its options, separated by commas. */
  readonly options?: string;
};

type QuestionType = 'text' | 'textarea' | 'email' | 'tel' | 'zip' | 'select' | 'radio' | 'checkbox';

export type NewQuestion = Omit<QuestionOptions, 'options'> & {
  readonly options: readonly string[];
  /** The file of the form's questions. */
  readonly formFile: string;
  /** The folder of the mail's template. */
  readonly template: string;
};

/** The question with normalized spaces, and the files to change. */
export function normalizeQuestion({ options = '', ...question }: QuestionOptions): NewQuestion {
  const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');
  return {
    ...question,
    key: question.key.trim(),
    label: tidy(question.label),
    options: options.split(',').map(tidy).filter(Boolean),
    formFile: `libs/domain/src/${question.form}-form.ts`,
    template: `libs/mail/templates/${question.form}`,
  };
}
