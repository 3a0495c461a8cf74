import type { Page } from '@playwright/test';
import { contactForm, intakeHref, paths, site } from '@lawyers/domain';
import { exitLink, pressKeys, fakeExitPage } from '../visitor/exit';
import { createVisitor } from '../visitor/form-fixtures';
import { expectTypedAnswers, field, fillIntake, fillContact } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';
import { watchPage } from '../visitor/watch-page';

const start = intakeHref('Partner Violence', '90210');

test.beforeEach(({ context }) => fakeExitPage(context));

/** The live region that announces key presses towards Exit. */
function status(page: Page) {
  return page.getByRole('banner').getByRole('status');
}

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

for (const [how, leave] of [
  ['a click', (page: Page) => exitLink(page).click()],
  ['Enter on the link', (page: Page) => exitLink(page).press('Enter')],
  ['Shift three times', (page: Page) => pressKeys(page, 'Shift', 'Shift', 'Shift')],
  ['both Shift keys', (page: Page) => pressKeys(page, 'ShiftLeft', 'ShiftRight', 'ShiftLeft')],
  ['Escape twice', (page: Page) => pressKeys(page, 'Escape', 'Escape')],
] as const) {
  test(`${how} exits, and Back skips the page that the visitor left`, async ({ page }) => {
    await page.goto(paths.about);
    await openHydrated(page, start);
    await fillIntake(page, createVisitor());
    // Escape does not count while a field has the focus.
    await page.getByRole('heading', { level: 1 }).click();
    await leave(page);
    await expect(page).toHaveURL(site.exit);
    await page.goBack();
    await expect(page).toHaveURL(paths.about);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/./);
  });
}

test('Shift three times exits while a field has the focus', async ({ page }) => {
  await openHydrated(page, paths.contact);
  await field(page, contactForm.message.label).fill('He is coming');
  await pressKeys(page, 'Shift', 'Shift', 'Shift');
  await expect(page).toHaveURL(site.exit);
});

test('the page is hidden and its form cleared while the exit page loads', async ({ page }) => {
  const visitor = createVisitor();
  let arrive = (): void => undefined;
  const arriving = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(`${site.exit}**`, async (route) => {
    await arriving;
    await route.fallback();
  });
  await openHydrated(page, start);
  await fillIntake(page, visitor);
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
            typed: [...document.forms]
              .flatMap((form) =>
                [
                  ...form.querySelectorAll<HTMLInputElement>(
                    'input:not([type]),input[type="text"],input[type="email"],input[type="tel"],textarea',
                  ),
                ].map((input) => input.value),
              )
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

test('each key press announces how many are left', async ({ page }) => {
  await page.goto(paths.about);
  await expect(status(page)).toBeEmpty();
  await pressKeys(page, 'Shift');
  await expect(status(page)).toHaveText('Shift, press 2 more times to exit.');
  await pressKeys(page, 'Shift');
  await expect(status(page)).toHaveText('Shift, press 1 more time to exit.');
  await page.goto(paths.about);
  await pressKeys(page, 'Escape');
  await expect(status(page)).toHaveText('Escape, press 1 more time to exit.');
});

test('Shift with another key does not exit', async ({ page }) => {
  await openHydrated(page, paths.contact);
  const message = field(page, contactForm.message.label);
  await message.focus();
  await pressKeys(page, 'Shift+KeyH', 'Shift+KeyE', 'Shift+KeyL', 'Shift+KeyP', 'Shift+Digit1');
  await expect(message).toHaveValue('HELP!');
  await expect(status(page)).toBeEmpty();
  await pressKeys(page, 'Shift', 'Shift', 'KeyA', 'Shift');
  await expect(status(page)).toHaveText('Shift, press 2 more times to exit.');
  await expect(page).toHaveURL(paths.contact);
});

test('key presses that are too far apart do not exit', async ({ page }) => {
  await page.clock.install();
  await page.goto(paths.about);
  await pressKeys(page, 'Shift', 'Shift');
  await expect(status(page)).toHaveText('Shift, press 1 more time to exit.');
  await page.clock.fastForward(5100);
  await expect(status(page)).toHaveText('Time ran out. Shift, press 3 more times to exit.');
  await pressKeys(page, 'Shift');
  await expect(status(page)).toHaveText('Shift, press 2 more times to exit.');
  await pressKeys(page, 'Escape');
  await page.clock.fastForward(1100);
  await pressKeys(page, 'Escape');
  await expect(status(page)).toHaveText('Escape, press 1 more time to exit.');
  await expect(page).toHaveURL(paths.about);
});

test('Escape in a field does not exit and keeps every answer', async ({ page }) => {
  const visitor = createVisitor();
  await openHydrated(page, paths.contact);
  await fillContact(page, visitor, 'Sex Assault');
  for (const { label } of Object.values(contactForm)) {
    await field(page, label).focus();
    await pressKeys(page, 'Escape', 'Escape', 'Escape');
  }
  await expect(status(page)).toBeEmpty();
  await expectTypedAnswers(page, contactForm, visitor);
  await expect(page).toHaveURL(paths.contact);
});

test('Escape that closes the menu does not count towards Exit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(paths.about);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await pressKeys(page, 'Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(status(page)).toBeEmpty();
  await pressKeys(page, 'Escape');
  await expect(status(page)).toHaveText('Escape, press 1 more time to exit.');
});
