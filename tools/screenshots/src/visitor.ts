import { caseInquiryForm, contactForm, paths, type Form } from '@lawyers/domain';
import { hydrated } from '@lawyers/browsers';
import type { Page } from 'playwright-core';

/** What a visitor writes into the fields of a form, by row. */
export type Words = Readonly<Record<'user' | 'email' | 'phone_number' | 'message', string>>;

const plainWords: Words = {
  user: 'Ann Example',
  email: 'ann@example.com',
  phone_number: '(202) 555-0123',
  message: 'It began last spring. Please call in the morning, I can talk until noon.',
};

/** Longer than any field is wide, and one word without a place to break. */
export const longWords: Words = {
  user: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh de la Concepción y Villanueva III',
  email: 'a.very.long.name.that.does.not.end.before.the.field.does@subdomain.of.a.long.example.com',
  phone_number: '+1 (202) 555-0123 extension 4567, after six in the evening',
  message: `${'Nobreakatallinaverylongword'.repeat(6)}\n${'And then many short ones follow. '.repeat(12)}`,
};

/** Touches the page, which starts its application, and waits until that has taken the forms over. */
export async function ready(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await hydrated(page);
}

export async function fill(page: Page, form: Form, words: Words): Promise<void> {
  for (const [row, text] of Object.entries(words)) {
    const label = form[row]?.label ?? row;
    await mailForm(page).getByLabel(label, { exact: true }).fill(text);
  }
}

/** Fills in the intake form well and sends it; what comes then is the caller's to await. */
export async function sendCase(page: Page): Promise<void> {
  await ready(page);
  await fill(page, caseInquiryForm, plainWords);
  await send(page);
}

/** The same, until the confirmation is there. */
export async function sendWell(page: Page): Promise<void> {
  await sendCase(page);
  await page.waitForURL(`**${paths.confirm}`);
  await page.getByText(/^Your reference/).waitFor();
}

export async function sendContact(page: Page): Promise<void> {
  await ready(page);
  await fill(page, contactForm, plainWords);
  await send(page);
}

export async function send(page: Page): Promise<void> {
  await mailForm(page).getByRole('button', { name: 'Send', exact: true }).click();
}

function mailForm(page: Page) {
  return page.locator('form').filter({ has: page.locator('textarea') });
}
