import type { Page } from '@playwright/test';
import { intakeForm, intakeHref, paths } from '@lawyers/domain';
import { createVisitor } from '../visitor/form-fixtures';
import { messagesOf, requestsOf, setFault } from '../visitor/inbox';
import { labels } from '../visitor/labels';
import { expectTypedAnswers, fillContact, fillIntake, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { confirmedReference, failurePanel, tryAgain } from '../visitor/outcome';
import { presetReference } from '../visitor/preset-reference';
import { expect, test } from '../visitor/test';
import { servedZip } from '../visitor/zip-codes';

const start = intakeHref('Partner Violence', servedZip);
const waiting = (page: Page) => page.getByText(labels.offline);

test('a page whose connection is lost before the first interaction hydrates, waits, and sends once when it is back', async ({
  page,
  context,
}) => {
  const ref = await presetReference(page);
  await page.goto(paths.contact);
  await modulesFetched(page);
  await context.setOffline(true);
  await fillContact(page, createVisitor(), 'Sex Assault');
  await send(page);
  await expect(waiting(page)).toBeVisible();
  expect(await requestsOf(ref)).toEqual([]);
  await context.setOffline(false);
  expect(await confirmedReference(page)).toBe(ref);
  expect(await messagesOf(ref)).toHaveLength(1);
});

/** Waits until the browser has fetched the modules that the page needs to hydrate. */
async function modulesFetched(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { preload } = document.querySelector<HTMLElement>('[data-preload]')!.dataset;
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return preload!.split(' ').every((path) => fetched.includes(location.origin + path));
  });
}

test('each press of Send and Try again sends at once, although the browser says that it is offline', async ({
  page,
}) => {
  const ref = await presetReference(page);
  await setFault({ kind: 'status', status: 400, ref });
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  );
  await openHydrated(page, start);
  await fillIntake(page, createVisitor());
  await send(page);
  await expect(failurePanel(page)).toBeFocused();
  await tryAgain(page);
  expect(await confirmedReference(page)).toBe(ref);
  expect((await requestsOf(ref)).filter(({ method }) => method === 'POST')).toHaveLength(2);
  expect(await messagesOf(ref)).toHaveLength(1);
});

test('the form returns after three minutes offline, and nothing is sent without a click', async ({
  page,
  context,
}) => {
  const visitor = createVisitor();
  let attempts = 0;
  page.on('requestfailed', (request) => void (attempts += Number(request.method() === 'POST')));
  const ref = await presetReference(page);
  await page.clock.install();
  await openHydrated(page, start);
  await fillIntake(page, visitor);
  await context.setOffline(true);
  await send(page);
  await expect(waiting(page)).toBeVisible();
  await expect.poll(() => attempts).toBe(3);
  await expect(async () => {
    await page.clock.fastForward('03:01');
    await expect(failurePanel(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await expect(failurePanel(page)).toContainText('because you seemed to be offline');
  await expectTypedAnswers(page, intakeForm, visitor);
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(failurePanel(page)).toBeVisible();
  expect(await requestsOf(ref)).toEqual([]);
  await tryAgain(page);
  expect(await confirmedReference(page)).toBe(ref);
  expect(await messagesOf(ref)).toHaveLength(1);
});

test('Back to my message is reachable at 400 % zoom, and restores every answer', async ({
  page,
  context,
}) => {
  const visitor = createVisitor();
  await page.setViewportSize({ width: 320, height: 180 });
  await openHydrated(page, start);
  await fillIntake(page, visitor);
  await context.setOffline(true);
  await send(page);
  const header = (await page.getByRole('banner').boundingBox())!;
  expect((await waiting(page).boundingBox())!.y).toBeGreaterThan(header.height);
  const back = page.getByRole('button', { name: labels.backToMessage });
  await back.scrollIntoViewIfNeeded();
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await expectTypedAnswers(page, intakeForm, visitor);
});
