import { expect, type Locator, type Page } from '@playwright/test';
import type { Field, Form } from '@lawyers/domain';
import { answer, field, mailForm, unfold } from './mail-form';
import { otherServedZip } from './zip-codes';

/** Gives every question that the page shows an answer other than its default. */
export async function answerAllQuestions(page: Page, form: Form): Promise<void> {
  await unfold(page);
  for (const question of await shownQuestions(page, form)) {
    const input = inputOf(page, question);
    if (question.type === 'select') await input.selectOption({ label: otherAnswer(question) });
    else if (question.type === 'radio' || question.type === 'checkbox') await input.check();
    else await input.fill(otherAnswer(question));
  }
}

/** Asserts that the form holds every answer of `answerAllQuestions`. */
export async function expectAllAnswers(page: Page, form: Form): Promise<void> {
  const questions = await shownQuestions(page, form);
  expect(questions.length).toBeGreaterThan(4);
  for (const question of questions) {
    const input = inputOf(page, question);
    if (question.type === 'radio' || question.type === 'checkbox')
      await expect(input).toBeChecked();
    else if (question.type === 'select')
      await expect(input.locator('option:checked')).toHaveText(otherAnswer(question));
    else await expect(input).toHaveValue(otherAnswer(question));
  }
}

/** The page hides questions whose answers are in the query string. */
async function shownQuestions(page: Page, form: Form): Promise<readonly Field[]> {
  const questions: Field[] = [];
  for (const question of Object.values(form)) {
    if ((await field(page, question.label).count()) > 0 || question.type === 'radio')
      questions.push(question);
  }
  return questions;
}

function inputOf(page: Page, question: Field): Locator {
  if (question.type === 'radio') return answer(page, question.label, otherAnswer(question));
  if (question.type === 'checkbox') return mailForm(page).getByRole('checkbox');
  return field(page, question.label);
}

function otherAnswer({ type, label, preset, options }: Field): string {
  const other = options?.findLast((option) => option.label !== preset)?.label;
  if (other !== undefined) return other;
  if (type === 'email') return 'ann@example.com';
  if (type === 'zip') return otherServedZip;
  return type === 'textarea' ? `${label}: "quoted" & <tagged>\nSecond line` : `${label} & more`;
}
