import { intakeHref, paths } from '@lawyers/domain';
import { expectAccessible, expectAccessiblePage } from '../checks/accessibility';
import { fixedPages, pagesWithForm } from '../visitor/addresses';
import { setFault } from '../visitor/inbox';
import { presetReference } from '../visitor/preset-reference';
import { fillIntake, fillContact, send } from '../visitor/mail-form';
import { openHydrated, hydrate } from '../visitor/open';
import { failurePanel, confirmedReference, errorSummary } from '../visitor/outcome';
import { sendRefusedInquiry } from '../visitor/refused-inquiry';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';
import { createVisitor } from '../visitor/form-fixtures';

const start = intakeHref('Partner Violence', '90210');

for (const path of fixedPages) {
  test(`${path} has no violation, and targets for fingers`, async ({ page }) => {
    await page.goto(path);
    if (pagesWithForm.includes(path)) await hydrate(page);
    await expectAccessiblePage(page);
  });
}

test('an intake form with errors has no violation', async ({ page }) => {
  await openHydrated(page, start);
  await send(page);
  await expect(errorSummary(page)).toBeFocused();
  await expectAccessible(page);
});

test('a contact form with errors has no violation', async ({ page }) => {
  await openHydrated(page, paths.contact);
  await send(page);
  await expect(errorSummary(page)).toBeFocused();
  await expectAccessible(page);
});

test('a hero with a refused zip code has no violation', async ({ page }) => {
  await openHydrated(page, paths.home);
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  await expect(page.locator('[aria-live="off"]')).toBeVisible();
  await expectAccessible(page);
});

test('a failed sending has no violation', async ({ page }) => {
  await sendRefusedInquiry(page, start);
  await expectAccessible(page);
});

test('a message on its way has no violation', async ({ page }) => {
  // Never answered, so that there is time to look.
  await page.route(`${sandboxSite.mailService}/**`, () => undefined);
  await openHydrated(page, start);
  await fillIntake(page, createVisitor());
  await send(page);
  await expect(page.getByText('Sending Message...')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Sending Message...')).toBeVisible();
});

test('the confirmation with its reference has no violation', async ({ page }) => {
  await openHydrated(page, paths.contact);
  await fillContact(page, createVisitor(), 'Sex Assault');
  await send(page);
  await confirmedReference(page);
  await expectAccessible(page);
});

test('the opened menu has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(paths.about);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
});

test('opened questions have no violation', async ({ page }) => {
  await openHydrated(page, paths.home);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const question of await page.locator('summary:visible').all()) await question.click();
  await expectAccessible(page);
});

test('at 320 px forms with errors and the failure panel do not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const ref = await presetReference(page);
  await setFault({ kind: 'status', status: 400, ref });
  await openHydrated(page, start);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await send(page);
  await expect(errorSummary(page)).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(320);
  await fillIntake(page, createVisitor());
  await send(page);
  await expect(failurePanel(page)).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(320);
});
