import type { Page } from '@playwright/test';
import { intakeForm, intakeHref } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { requestsOf, messagesOf } from '../visitor/inbox';
import { labels } from '../visitor/labels';
import { expectTypedAnswers, fillIntake, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference, failurePanel, tryAgain } from '../visitor/outcome';
import { presetReference } from '../visitor/preset-reference';
import { expect, test } from '../visitor/test';

const start = intakeHref('Partner Violence', '30301');
const waiting = (page: Page) => page.getByText(labels.offline);

test('the form returns after three minutes offline, and nothing is sent without a click', async ({
  page,
  context,
}) => {
  const visitor = createVisitor();
  const ref = await presetReference(page);
  await page.clock.install();
  await openHydrated(page, start);
  await fillIntake(page, visitor);
  await context.setOffline(true);
  await send(page);
  await expect(waiting(page)).toBeVisible();

  await page.clock.fastForward('03:01');

  await expect(failurePanel(page)).toBeFocused();
  await expect(failurePanel(page)).toContainText('because you were offline');
  await expectTypedAnswers(page, intakeForm, visitor);
  await expectNothingSentOnline(page, ref);
});

test('the form returns when the page is hidden while offline, and nothing is sent without a click', async ({
  page,
  context,
}) => {
  const visitor = createVisitor();
  const ref = await presetReference(page);
  await openHydrated(page, start);
  await fillIntake(page, visitor);
  await context.setOffline(true);
  await send(page);
  await expect(waiting(page)).toBeVisible();

  await hide(page);

  await expect(failurePanel(page)).toContainText('because you were offline');
  await expectTypedAnswers(page, intakeForm, visitor);
  await expectNothingSentOnline(page, ref);
});

/** Simulates a hidden page: headless Chromium hides no page when another tab opens. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Goes online and asserts that nothing is sent until the visitor clicks Try again. */
async function expectNothingSentOnline(page: Page, ref: string): Promise<void> {
  await page.context().setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(failurePanel(page)).toBeVisible();
  expect(await requestsOf(ref)).toEqual([]);

  await tryAgain(page);
  expect(await confirmedReference(page)).toBe(ref);
  expect(await messagesOf(ref)).toHaveLength(1);
}
