import type { Page } from '@playwright/test';
import {
  contactForm,
  firstQuestions,
  injuryIssue,
  intakeForm,
  paths,
  serviceQuestion,
} from '@lawyers/domain';
import { otherServedZip } from '@lawyers/domain/sample-answers';
import { typedFields, type TypedAnswers } from './form-fixtures';
import { field, unfold } from './mail-form';

type FirstAnswers = Readonly<Record<keyof typeof firstQuestions, string>>;

/** Who sends a form, and what they answer of what a lawyer must know first. */
export type Person = {
  readonly name: string;
  readonly path: string;
  readonly issue: string;
  readonly answers: Partial<FirstAnswers>;
};

/** What somebody sends who answers none of these questions. */
export const noFirstAnswers = Object.fromEntries(
  Object.keys(firstQuestions).map((key) => [key, '']),
) as FirstAnswers;

export const people: readonly Person[] = [
  {
    name: 'a mother for her child',
    path: paths.intake,
    issue: 'Child Sex Abuse',
    answers: { hurt_person: 'My child', place_state: 'Ohio', other_side: 'Núñez; Example School' },
  },
  {
    name: 'a man after a crash who has a lawyer already',
    path: paths.intake,
    issue: injuryIssue.name,
    answers: { hurt_person: 'Me', has_lawyer: 'Yes' },
  },
  {
    name: 'a woman with a hearing in four days',
    path: paths.intake,
    issue: 'Partner Violence',
    answers: { urgent_date: 'Hearing, November 29, 9 a.m.', has_lawyer: 'No' },
  },
  { name: 'somebody who answers nothing', path: paths.intake, issue: 'Sex Assault', answers: {} },
  {
    name: 'somebody who asks to be deleted',
    path: paths.contact,
    issue: serviceQuestion.name,
    answers: {},
  },
];

/** Fills in the form of the open page as this person does. */
export async function fillAs(page: Page, person: Person, typed: TypedAnswers): Promise<void> {
  const isIntake = person.path === paths.intake;
  const form = isIntake ? intakeForm : contactForm;
  for (const key of typedFields) await field(page, form[key].label).fill(typed[key]);
  const issue = isIntake ? intakeForm.accidentId : contactForm.accident_type;
  await field(page, issue.label).selectOption(person.issue);
  if (isIntake) await field(page, intakeForm.zipCode.label).fill(otherServedZip);
  const answers = Object.entries(person.answers);
  if (answers.length > 0) await unfold(page);
  for (const [key, value] of answers) {
    const { label, options } = firstQuestions[key as keyof FirstAnswers];
    if (options) await field(page, label).selectOption(value);
    else await field(page, label).fill(value);
  }
}
