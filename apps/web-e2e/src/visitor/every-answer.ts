import { expect, type Locator, type Page } from '@playwright/test';
import type { Field, Form } from '@lawyers/domain';
import { otherServedZip } from '@lawyers/domain/sample-answers';
import { answer, field, mailForm, unfold } from './mail-form';

type Question = Pick<Field, 'type'> & { readonly input: Locator; readonly other: string };

/**
 * Gives every question that the page shows an answer other than its default.
 * @returns The questions. Those whose answers are in the query string are hidden.
 */
export async function answerAllQuestions(page: Page, form: Form): Promise<readonly Question[]> {
  await unfold(page);
  const shown: Question[] = [];
  for (const question of Object.values(form)) {
    const other = otherAnswer(question);
    const input = inputOf(page, question, other);
    if ((await input.count()) === 0) continue;
    const { type } = question;
    if (type === 'select') await input.selectOption({ label: other });
    else if (type === 'radio' || type === 'checkbox') await input.check();
    else await input.fill(other);
    shown.push({ type, input, other });
  }
  expect(shown.length).toBeGreaterThan(4);
  return shown;
}

/** Asserts that the form holds every answer of `answerAllQuestions`. */
export async function expectAllAnswers(questions: readonly Question[]): Promise<void> {
  for (const { type, input, other } of questions) {
    if (type === 'radio' || type === 'checkbox') await expect(input).toBeChecked();
    else if (type === 'select') await expect(input.locator('option:checked')).toHaveText(other);
    else await expect(input).toHaveValue(other);
  }
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
