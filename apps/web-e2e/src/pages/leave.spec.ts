import { intakeHref, paths, site } from '@lawyers/domain';
import { exitLink, pressKeys, fakeExitPage } from '../visitor/exit';
import { createVisitor } from '../visitor/form-fixtures';
import { fillIntake } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';
import { watchPage } from '../visitor/watch-page';

test.beforeEach(({ context }) => fakeExitPage(context));

test('the Exit link stays on screen while scrolling and is at least 44 px high and wide', async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto(paths.about);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.keyboard.press('End');
    await expect(exitLink(page)).toBeInViewport({ ratio: 1 });
    const box = await exitLink(page).boundingBox();
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
  }
});

test('the page is hidden and its form cleared while the exit page loads', async ({ page }) => {
  let arrive = (): void => undefined;
  const arriving = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(`${site.exit}**`, async (route) => {
    await arriving;
    await route.fallback();
  });
  await openHydrated(page, intakeHref('Partner Violence', '90210'));
  await fillIntake(page, createVisitor());
  const left = await watchPage(page, () => ({
    seen: new Promise<object>((resolve) => {
      const status = document.querySelector('[data-exit-status]');
      addEventListener('click', () =>
        setTimeout(() =>
          resolve({
            seen: [...document.querySelectorAll('body, body :not([data-exit-status])')].filter(
              (one) => one.checkVisibility({ visibilityProperty: true }),
            ).length,
            heard: status?.checkVisibility({ visibilityProperty: true }) && status.textContent,
            title: document.title,
            address: location.pathname + location.search,
            typed: [
              ...document.querySelectorAll<HTMLInputElement>(
                'main :is([type=text], [type=email], [type=tel], textarea)',
              ),
            ]
              .map((input) => input.value)
              .join(''),
          }),
        ),
      );
    }),
  }));
  await exitLink(page).click({ noWaitAfter: true });
  expect(await left()).toEqual({
    seen: 0,
    heard: 'Leaving this site',
    title: 'Home',
    address: paths.home,
    typed: '',
  });
  arrive();
  await expect(page).toHaveURL(site.exit);
});

test('Escape that closes the menu does not count towards Exit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(paths.about);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await pressKeys(page, 'Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  const status = page.getByRole('banner').getByRole('status');
  await expect(status).toBeEmpty();
  await pressKeys(page, 'Escape');
  await expect(status).toHaveText('Escape, press 1 more time to exit.');
});
