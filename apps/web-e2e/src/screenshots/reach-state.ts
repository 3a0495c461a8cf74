import type { Page } from '@playwright/test';
import { issueNames } from '@lawyers/domain';
import { heroOf } from '../visitor/hero';
import { labels } from '../visitor/labels';
import { fillIntake, fillContact, send } from '../visitor/mail-form';
import { hydrate } from '../visitor/open';
import { confirmedReference, failurePanel, sendingStatus } from '../visitor/outcome';
import { longAnswers, plainAnswers } from './sample-answers';

// What a visitor does until a page shows a state.

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: labels.openMenu }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
}

export async function submitInvalidZip(page: Page): Promise<void> {
  await hydrate(page);
  const hero = heroOf(page);
  await hero.zip.fill('9021');
  await hero.find.click();
  await hero.toast.waitFor();
}

export async function openQuestion(page: Page): Promise<void> {
  await hydrate(page);
  const question = page.locator('summary').first();
  await question.click();
  await page.locator('details[open] li').last().waitFor();
  await page.locator('#faq').evaluate((heading) => heading.scrollIntoView());
}

export async function sendEmptyForm(page: Page): Promise<void> {
  await hydrate(page);
  await send(page);
  await page.getByRole('alert').getByRole('link').first().waitFor();
}

export async function fillLongIntake(page: Page): Promise<void> {
  await hydrate(page);
  await fillIntake(page, longAnswers);
}

export async function fillLongContact(page: Page): Promise<void> {
  await hydrate(page);
  await fillContact(page, longAnswers, issueNames[0]!);
}

/** Sends a valid intake form; the caller waits for the outcome. */
export async function sendIntake(page: Page): Promise<void> {
  await hydrate(page);
  await fillIntake(page, plainAnswers);
  await send(page);
}

export async function sendContact(page: Page): Promise<void> {
  await hydrate(page);
  await fillContact(page, plainAnswers, issueNames[0]!);
  await send(page);
}

/** Sends an intake inquiry and waits for the confirmation. */
export async function sendUntilConfirmed(page: Page): Promise<void> {
  await sendIntake(page);
  await confirmedReference(page);
}

export async function startSending(page: Page): Promise<void> {
  await sendIntake(page);
  await sendingStatus(page).waitFor();
}

export async function sendSlowly(page: Page): Promise<void> {
  await page.clock.install();
  await startSending(page);
  // After eight seconds a second, longer sentence appears.
  await page.clock.fastForward(8_000);
  await page.getByText(labels.stillSending).waitFor();
}

export function expectFailure(sendForm: (page: Page) => Promise<void>) {
  return async (page: Page): Promise<void> => {
    await sendForm(page);
    await failurePanel(page).waitFor();
  };
}

export async function sendOffline(page: Page): Promise<void> {
  await hydrate(page);
  await page.context().setOffline(true);
  await sendIntake(page);
  await page.getByText(labels.offline).waitFor();
}
