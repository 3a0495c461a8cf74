import { caseInquiryForm, contactForm, type IssueName } from '@lawyers/domain';
import { expect, type Locator, type Page } from '@playwright/test';
import { labels } from './labels';
import { typedRows, type Written } from './form-fixtures';

/** The form with a message box: the intake form, or the contact form of the home and contact pages. */
export function mailForm(page: Page): Locator {
  return page.locator('form').filter({ has: page.locator('textarea') });
}

/** The field with exactly this label, which may also say that it is optional. */
export function field(page: Page, label: string): Locator {
  const literally = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return mailForm(page).getByLabel(new RegExp(`^${literally}( \\(optional\\))?$`));
}

/** One answer of a yes or no question. */
export function answer(page: Page, question: string, label: string): Locator {
  return mailForm(page)
    .getByRole('group', { name: question, exact: true })
    .getByLabel(label, { exact: true });
}

export async function fillCase(page: Page, written: Written): Promise<void> {
  for (const row of typedRows) await field(page, caseInquiryForm[row].label).fill(written[row]);
}

export async function fillContact(page: Page, written: Written, issue: IssueName): Promise<void> {
  for (const row of typedRows) await field(page, contactForm[row].label).fill(written[row]);
  await field(page, contactForm.accident_type.label).selectOption(issue);
}

/** What the visitor typed is in the form; for `undefined`, nothing is. */
export async function expectWritten(
  page: Page,
  form: typeof caseInquiryForm | typeof contactForm,
  written: Written | undefined,
): Promise<void> {
  for (const row of typedRows) {
    await expect(field(page, form[row].label)).toHaveValue(written?.[row] ?? '');
  }
}

export function sendButton(page: Page): Locator {
  return mailForm(page).getByRole('button', { name: labels.send, exact: true });
}

export async function send(page: Page): Promise<void> {
  await sendButton(page).click();
}
