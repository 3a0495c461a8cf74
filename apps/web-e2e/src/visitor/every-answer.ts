import { expect, type Locator, type Page } from '@playwright/test';
import type { Field, Form } from '@lawyers/domain';
import { otherServedZip } from '@lawyers/domain/sample-answers';
import { answer, field, mailForm, unfold } from './mail-form';

/** Gives every question that the page shows an answer other than its default. */
export async function answerAllQuestions(page: Page, form: Form): Promise<void> {
  await unfold(page);
  for (const { type, input, other } of await shownQuestions(page, form)) {
    if (type === 'select') await input.selectOption({ label: other });
    else if (type === 'radio' || type === 'checkbox') await input.check();
    else await input.fill(other);
  }
}

/** Asserts that the form holds every answer of `answerAllQuestions`. */
export async function expectAllAnswers(page: Page, form: Form): Promise<void> {
  const questions = await shownQuestions(page, form);
  expect(questions.length).toBeGreaterThan(4);
  for (const { type, input, other } of questions) {
    if (type === 'radio' || type === 'checkbox') await expect(input).toBeChecked();
    else if (type === 'select') await expect(input.locator('option:checked')).toHaveText(other);
    else await expect(input).toHaveValue(other);
  }
}

/** The page hides questions whose answers are in the query string. */
async function shownQuestions(page: Page, form: Form) {
  const questions = Object.values(form).map((question) => {
    const other = otherAnswer(question);
    return { type: question.type, other, input: inputOf(page, question, other) };
  });
  const counts = await Promise.all(questions.map(({ input }) => input.count()));
  return questions.filter((_, index) => counts[index]! > 0);
}

function inputOf(page: Page, { type, label }: Field, other: string): Locator {
  if (type === 'radio') return answer(page, label, other);
  return type === 'checkbox' ? mailForm(page).getByRole('checkbox') : field(page, label);
}

function otherAnswer({ type, label, preset, options }: Field): string {
  const other = options?.findLast((option) => option.label !== preset)?.label;
  if (other !== undefined) return other;
  if (type === 'email') return 'ann@example.com';
  if (type === 'zip') return otherServedZip;
  return type === 'textarea' ? `${label}: "quoted" & <tagged>\nSecond line` : `${label} & more`;
}
