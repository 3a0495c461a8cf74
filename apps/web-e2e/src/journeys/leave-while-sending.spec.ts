import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { intakeHref, paths, site } from '@lawyers/domain';
import { exitLink, pressKeys, fakeExitPage } from '../visitor/exit';
import { createVisitor } from '../visitor/form-fixtures';
import { requestsOf, setFault } from '../visitor/inbox';
import { fillIntake, send } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { presetReference } from '../visitor/preset-reference';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';
import { watchPage } from '../visitor/watch-page';

for (const [how, leave] of [
  ['the keyboard', (page: Page) => pressKeys(page, 'Shift', 'Shift', 'Shift')],
  ['the link', (page: Page) => exitLink(page).click({ noWaitAfter: true })],
] as const) {
  test(`Exit by ${how} while a message is sent hides the page, and the response changes nothing`, async ({
    page,
  }) => {
    await fakeExitPage(page);
    let arrive = (): void => undefined;
    const arriving = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(`${site.exit}**`, async (route) => {
      await arriving;
      await route.fallback();
    });
    let answer = (): void => undefined;
    const answering = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`${sandboxSite.mailService}/**`, async (route) => {
      await answering;
      await route.continue();
    });
    await page.goto(paths.about);
    await openHydrated(page, intakeHref('Partner Violence', '90210'));
    await fillIntake(page, createVisitor());
    await send(page);
    await expect(page.getByText('Sending Message...')).toBeVisible();
    const left = await watchPage(page, () => ({
      seen: new Promise<object>((resolve) => {
        const readState = () => {
          const seen = [...document.querySelectorAll('body, body :not([data-exit-status])')].filter(
            (one) => one.checkVisibility({ visibilityProperty: true }),
          );
          return { seen: seen.length, title: document.title };
        };
        new MutationObserver(() => resolve(readState())).observe(document.documentElement, {
          attributeFilter: ['data-leaving'],
        });
      }),
    }));
    await leave(page);
    expect(await left()).toEqual({ seen: 0, title: 'Home' });
    const answered = page.waitForEvent('requestfinished', (request) =>
      request.url().startsWith(sandboxSite.mailService),
    );
    answer();
    await answered;
    arrive();
    await expect(page).toHaveURL(site.exit);
    // Sending added no history entry.
    await page.goBack();
    await expect(page).toHaveURL(paths.about);
  });
}

test('nothing is sent again after Exit, although the exit page is slow', async ({ page }) => {
  await fakeExitPage(page);
  await page.route(`${site.exit}**`, async (route) => {
    // Longer than any delay before the next attempt.
    await setTimeout(2_500);
    await route.fallback();
  });
  const ref = await presetReference(page);
  await setFault({ ref, kind: 'status', status: 503, times: 'always' });
  await openHydrated(page, intakeHref('Partner Violence', '90210'));
  await fillIntake(page, createVisitor());
  const refused = page.waitForResponse((response) => response.status() === 503);
  await send(page);
  await refused;
  await pressKeys(page, 'Shift', 'Shift', 'Shift');
  await expect(page).toHaveURL(site.exit);
  expect(await requestsOf(ref)).toHaveLength(1);
});
