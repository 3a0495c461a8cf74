import { intakeHref, paths } from '@lawyers/domain';
import { expectAccessible, expectAccessiblePage } from '../checks/accessibility';
import { pageWidth } from '../checks/page-width';
import { corePages, pagesWithForm } from '../visitor/addresses';
import { createVisitor } from '../visitor/form-fixtures';
import { setFault } from '../visitor/inbox';
import { fillIntake, fillContact, send } from '../visitor/mail-form';
import { openHydrated, hydrate } from '../visitor/open';
import { failurePanel, confirmedReference, errorSummary } from '../visitor/outcome';
import { presetReference } from '../visitor/preset-reference';
import { sendRefusedInquiry } from '../visitor/refused-inquiry';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

const start = intakeHref('Partner Violence', '90210');

for (const path of corePages) {
  test(`${path} has no axe violation, and its targets are large enough on a phone`, async ({
    page,
  }) => {
    await page.goto(path);
    if (pagesWithForm.includes(path)) await hydrate(page);
    await expectAccessiblePage(page);
  });
}

test('the intake form has no axe violation with errors', async ({ page }) => {
  await openHydrated(page, start);
  await send(page);
  await expect(errorSummary(page)).toBeFocused();
  await expectAccessible(page);
});

test('a state that is not served has no axe violation, and does not scroll at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, intakeHref('Partner Violence', '98101'));
  await expect(page.getByRole('note')).toBeVisible();
  expect(await page.evaluate(pageWidth)).toBeLessThanOrEqual(320);
  await expectAccessiblePage(page);
});

test('the contact form has no axe violation with errors', async ({ page }) => {
  await openHydrated(page, paths.contact);
  await send(page);
  await expect(errorSummary(page)).toBeFocused();
  await expectAccessible(page);
});

test('the hero has no axe violation with an invalid zip code', async ({ page }) => {
  await openHydrated(page, paths.home);
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  await expect(page.locator('[aria-live="off"]')).toBeVisible();
  await expectAccessible(page);
});

test('the failure panel has no axe violation', async ({ page }) => {
  await sendRefusedInquiry(page, start);
  await expectAccessible(page);
});

test('the sending status has no axe violation', async ({ page }) => {
  // Never responds, so that the status stays.
  await page.route(`${sandboxSite.mailService}/**`, () => undefined);
  await openHydrated(page, start);
  await fillIntake(page, createVisitor());
  await send(page);
  await expect(page.getByText('Sending Message...')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Sending Message...')).toBeVisible();
});

test('the confirmation with a reference has no axe violation', async ({ page }) => {
  await openHydrated(page, paths.contact);
  await fillContact(page, createVisitor(), 'Sex Assault');
  await send(page);
  await confirmedReference(page);
  await expectAccessible(page);
});

test('the open menu has no axe violation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(paths.about);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
});

test('open questions have no axe violation', async ({ page }) => {
  await openHydrated(page, paths.home);
  // Already while they open, since a fading color has too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const questions = page.locator('details');
  await expect(questions.filter({ visible: true })).not.toHaveCount(0);
  await questions.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  await expectAccessible(page);
});

test('form errors and the failure panel do not scroll horizontally at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const ref = await presetReference(page);
  await setFault({ kind: 'status', status: 400, ref });
  await openHydrated(page, start);
  const width = () => page.evaluate(pageWidth);
  await send(page);
  await expect(errorSummary(page)).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(320);
  await fillIntake(page, createVisitor());
  await send(page);
  await expect(failurePanel(page)).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(320);
});
