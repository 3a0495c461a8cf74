import type { Field, Form } from '@lawyers/domain';
import { expect, type Locator, type Page } from '@playwright/test';
import { answer, field, mailForm } from './mail-form';

/** Gives every question of a form that is asked on the page an answer that is not its first one. */
export async function answerEverything(page: Page, form: Form): Promise<void> {
  for (const row of await asked(page, form)) {
    const input = inputOf(page, row);
    if (row.type === 'select') await input.selectOption({ label: otherAnswer(row) });
    else if (row.type === 'yesNo' || row.type === 'agreement') await input.check();
    else await input.fill(otherAnswer(row));
  }
}

/** Every answer of `answerEverything` is still there. */
export async function expectEverything(page: Page, form: Form): Promise<void> {
  const rows = await asked(page, form);
  expect(rows.length).toBeGreaterThan(4);
  for (const row of rows) {
    const input = inputOf(page, row);
    if (row.type === 'yesNo' || row.type === 'agreement') await expect(input).toBeChecked();
    else if (row.type === 'select')
      await expect(input.locator('option:checked')).toHaveText(otherAnswer(row));
    else await expect(input).toHaveValue(otherAnswer(row));
  }
}

/** The page may know an answer already, and not ask. */
async function asked(page: Page, form: Form): Promise<readonly Field[]> {
  const rows: Field[] = [];
  for (const row of Object.values(form)) {
    if ((await field(page, row.label).count()) > 0 || row.type === 'yesNo') rows.push(row);
  }
  return rows;
}

function inputOf(page: Page, row: Field): Locator {
  if (row.type === 'yesNo') return answer(page, row.label, otherAnswer(row));
  if (row.type === 'agreement') return mailForm(page).getByRole('checkbox');
  return field(page, row.label);
}

function otherAnswer({ type, label, initial, options }: Field): string {
  const other = options?.findLast((option) => option.label !== initial)?.label;
  if (other !== undefined) return other;
  if (type === 'email') return 'ann@example.com';
  if (type === 'zip') return '60601';
  return type === 'longText' ? `${label}: "quoted" & <tagged>\nSecond line` : `${label} & more`;
}
