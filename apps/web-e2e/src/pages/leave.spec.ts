import { contactForm, intakeHref, paths, site } from '@lawyers/domain';
import type { Page } from '@playwright/test';
import { exitLink, pressKeys, fakeExitPage } from '../visitor/exit';
import { expectTypedAnswers, field, fillIntake, fillContact } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';
import { createVisitor } from '../visitor/form-fixtures';

const start = intakeHref('Partner Violence', '90210');

test.beforeEach(({ context }) => fakeExitPage(context));

/** Where progress is announced. */
function status(page: Page) {
  return page.getByRole('banner').getByRole('status');
}

test('it is on screen wherever one has scrolled, large enough for a finger', async ({ page }) => {
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
  test(`${how} leaves, and Back does not lead to what was left`, async ({ page }) => {
    await page.goto(paths.about);
    await openHydrated(page, start);
    await fillIntake(page, createVisitor());
    // A press of Escape in a field belongs to the field.
    await page.getByRole('heading', { level: 1 }).click();
    await leave(page);
    await expect(page).toHaveURL(site.exit);
    await page.goBack();
    await expect(page).toHaveURL(paths.about);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/./);
  });
}

test('Shift three times leaves from within a field as well', async ({ page }) => {
  await openHydrated(page, paths.contact);
  await field(page, contactForm.message.label).fill('He is coming');
  await pressKeys(page, 'Shift', 'Shift', 'Shift');
  await expect(page).toHaveURL(site.exit);
});

test('while the other site is still loading, nothing of this one is left to see', async ({
  page,
}) => {
  const visitor = createVisitor();
  let arrive = (): void => undefined;
  const arriving = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(`${site.exit}**`, async (route) => {
    await arriving;
    await route.fallback();
  });
  await openHydrated(page, start);
  await fillIntake(page, visitor);
  // Playwright waits while a page is on its way elsewhere, so the page itself tells what it looks like then.
  const left = page.evaluate(
    () =>
      new Promise<object>((resolve) => {
        addEventListener('click', () =>
          setTimeout(() =>
            resolve({
              seen: [...document.querySelectorAll('body, body *')].filter((one) =>
                one.checkVisibility({ visibilityProperty: true }),
              ).length,
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
  );
  await exitLink(page).click({ noWaitAfter: true });
  expect(await left).toEqual({ seen: 0, title: 'Home', address: paths.home, typed: '' });
  arrive();
  await expect(page).toHaveURL(site.exit);
});

test('progress is announced', async ({ page }) => {
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

test('Shift for capital letters does not leave', async ({ page }) => {
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

test('presses far apart do not add up', async ({ page }) => {
  await page.clock.install();
  await page.goto(paths.about);
  await pressKeys(page, 'Shift', 'Shift');
  await expect(status(page)).toHaveText('Shift, press 1 more time to exit.');
  await page.clock.fastForward(5100);
  await pressKeys(page, 'Shift');
  await expect(status(page)).toHaveText('Shift, press 2 more times to exit.');
  await pressKeys(page, 'Escape');
  await page.clock.fastForward(1100);
  await pressKeys(page, 'Escape');
  await expect(status(page)).toHaveText('Escape, press 1 more time to exit.');
  await expect(page).toHaveURL(paths.about);
});

test('Escape in a field does not leave, and costs nothing that was written', async ({ page }) => {
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

test('Escape that closes the menu does not count', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(paths.about);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await pressKeys(page, 'Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(status(page)).toBeEmpty();
  await pressKeys(page, 'Escape');
  await expect(status(page)).toHaveText('Escape, press 1 more time to exit.');
});
