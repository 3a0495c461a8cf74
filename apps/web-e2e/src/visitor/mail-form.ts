import { expect, type Locator, type Page } from '@playwright/test';
import { contactForm, intakeForm, type IssueName, type serviceQuestion } from '@lawyers/domain';
import { typedFields, type TypedAnswers } from './form-fixtures';
import { labels } from './labels';

/** The form with a message box: the intake form, or the contact form of the home and contact pages. */
export function mailForm(page: Page): Locator {
  return page.locator('form').filter({ has: page.locator('textarea') });
}

/**
 * The field with exactly this label. A question that says what is meant may precede it, and "(optional)" may follow it,
 * since browsers count both as part of the label.
 */
export function field(page: Page, label: string): Locator {
  return mailForm(page).getByLabel(
    new RegExp(`${asLabel(label).source}( \\(${labels.optional}\\))?$`),
  );
}

/** Matches text that begins with the label, or that contains it directly after a question. */
function asLabel(label: string): RegExp {
  return new RegExp(`(^|[?] )${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}

/** One option of a question that is answered with yes or no. */
export function answer(page: Page, question: string, label: string): Locator {
  return mailForm(page)
    .getByRole('group', { name: new RegExp(`${asLabel(question).source}$`) })
    .getByLabel(label, { exact: true });
}

export async function fillIntake(page: Page, answers: TypedAnswers): Promise<void> {
  for (const key of typedFields) await field(page, intakeForm[key].label).fill(answers[key]);
}

export async function fillContact(
  page: Page,
  answers: TypedAnswers,
  issue: IssueName | typeof serviceQuestion.name,
): Promise<void> {
  for (const key of typedFields) await field(page, contactForm[key].label).fill(answers[key]);
  await field(page, contactForm.accident_type.label).selectOption(issue);
}

/** Asserts that the form contains these answers, or for `undefined`, that the fields for such answers are empty. */
export async function expectTypedAnswers(
  page: Page,
  form: typeof intakeForm | typeof contactForm,
  answers: TypedAnswers | undefined,
): Promise<void> {
  for (const key of typedFields) {
    await expect(field(page, form[key].label)).toHaveValue(answers?.[key] ?? '');
  }
}

export function sendButton(page: Page): Locator {
  return mailForm(page).getByRole('button', { name: labels.send, exact: true });
}

export async function send(page: Page): Promise<void> {
  await sendButton(page).click();
}

/** Opens all closed groups that contain questions. */
export async function unfold(page: Page): Promise<void> {
  const folded = mailForm(page).locator('details:not([open]):has(input) > summary');
  // Opens the last one first. `all` returns locators that find a closed group by its number, so a group that is opened
  // would change the numbers of the groups after it.
  for (const summary of (await folded.all()).reverse()) await summary.click();
}
