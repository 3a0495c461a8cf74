import {
  injuries,
  injuryIssue,
  intakeFormFor,
  intakeFormForEveryIssue,
  stays,
  type IssueName,
} from '@lawyers/domain';
import { keyOf, optionOf, type OptionKey } from '../../hydration/option-key';

type Stays = typeof stays;

/**
 * The intake form worded for an issue, and the options of its question `stay`, which asks for the primary type of abuse
 * or injury. The mail has a parameter of that name.
 */
export type StayQuestion = {
  readonly form: typeof intakeFormForEveryIssue;
  readonly options: Stays;
  /** The answer to select when this question replaces another one. The initial question replaces none. */
  readonly answer?: OptionKey;
};

/** The question as in the static HTML, which does not know the issue: it offers the options for every issue. */
export const initialQuestion: StayQuestion = {
  form: intakeFormForEveryIssue,
  options: [...stays, ...injuries],
};

/**
 * Returns the question after a change of the issue (requirements § 3.11), or `before` itself if the options do not
 * change. An answer that is the old preset becomes the new preset. Any other answer stays if the new options contain
 * it. If they do not, the question is asked again without a preset, so that the visitor does not send a preset in place
 * of the answer that they chose.
 * @param answer What is selected in `before`.
 */
export function nextQuestion(
  before: StayQuestion,
  issue: IssueName | undefined,
  answer: OptionKey,
): StayQuestion {
  const next = questionFor(issue);
  if (before.options === next.options) return before;
  const chosen = optionOf(before.options, answer);
  const isPreset = chosen !== undefined && chosen.label === before.form.stay.preset;
  const kept = next.options.find(({ label, english }) =>
    isPreset ? label === next.form.stay.preset : english === chosen?.english,
  );
  if (kept) return { ...next, answer: keyOf(next.options, kept) };
  const stay = { ...next.form.stay, preset: '' };
  return { ...next, form: { ...next.form, stay }, answer: { value: '', place: 0 } };
}

/** Whether an answer of the initial question, which offers the options for every issue, is one of the injuries. */
export function isInjury(answer: OptionKey): boolean {
  const chosen = optionOf(initialQuestion.options, answer);
  return injuries.some((injury) => injury === chosen);
}

function questionFor(issue: IssueName | undefined): StayQuestion {
  if (!issue) return initialQuestion;
  return { form: intakeFormFor(issue), options: issue === injuryIssue.name ? injuries : stays };
}
