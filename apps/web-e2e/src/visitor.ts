import { randomUUID } from 'node:crypto';
import { caseInquiryForm, contactForm, type IssueName } from '@lawyers/domain';
import { expect, type Locator, type Page } from '@playwright/test';

/** Someone who writes; nobody else has this address. */
export function aVisitor() {
  return {
    user: 'Ann Example',
    email: `ann.${randomUUID()}@example.com`,
    phone_number: '202.555.0123 ext 4',
    message: 'Please call in the morning.\nI can talk until noon.',
  };
}

export type Visitor = ReturnType<typeof aVisitor>;

/** Opens a page with forms and waits until its scripts have taken them over. */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** Touches the page until its islands are alive: they come at the first touch, once the page's script listens. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('form').first()).toBeAttached();
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await expect(page.locator('[data-island]')).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

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

const written = ['user', 'email', 'phone_number', 'message'] as const;

export async function fillCase(page: Page, visitor: Visitor): Promise<void> {
  for (const row of written) await field(page, caseInquiryForm[row].label).fill(visitor[row]);
}

export async function fillContact(page: Page, visitor: Visitor, issue: IssueName): Promise<void> {
  for (const row of written) await field(page, contactForm[row].label).fill(visitor[row]);
  await field(page, contactForm.accident_type.label).selectOption(issue);
}

/** What the visitor wrote stands in the form; for `undefined`, nothing does. */
export async function expectWritten(
  page: Page,
  form: typeof caseInquiryForm | typeof contactForm,
  visitor: Visitor | undefined,
): Promise<void> {
  for (const row of written) {
    await expect(field(page, form[row].label)).toHaveValue(visitor?.[row] ?? '');
  }
}

export async function send(page: Page): Promise<void> {
  await mailForm(page).getByRole('button', { name: 'Send', exact: true }).click();
}
