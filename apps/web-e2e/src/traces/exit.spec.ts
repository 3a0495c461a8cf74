import { contactForm, paths, site } from '@lawyers/domain';
import { exitLink, pressKeys, fakeExitPage } from '../visitor/exit';
import { expectTypedAnswers, fillContact, mailForm } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';
import { createVisitor } from '../visitor/form-fixtures';

test.beforeEach(({ context }) => fakeExitPage(context));

// A page with a form sends its origin with that form (decision 0010), so leaving has to prevent it.
for (const path of [paths.home, paths.contact, paths.intake]) {
  test(`the page outside does not learn who sent the visitor from ${path}`, async ({ page }) => {
    await openHydrated(page, path);
    const request = page.waitForRequest(`${site.exit}**`);

    await pressKeys(page, 'Shift', 'Shift', 'Shift');

    expect(await (await request).headerValue('referer')).toBeNull();
  });
}

test('leaving in one tab makes the other tabs leave', async ({ page, context }) => {
  await openHydrated(page, paths.contact);
  await fillContact(page, createVisitor(), 'Sex Assault');
  const other = await context.newPage();
  await other.goto(paths.about);

  await exitLink(other).click();

  await expect(page).toHaveURL(site.exit);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that was cleared by its button is empty after Exit and Back', async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    // Playwright's browsers do without the back-forward cache; real ones have it.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL: baseURL!, javaScriptEnabled: false });
    await fakeExitPage(page);
    await page.goto(paths.contact);
    await fillContact(page, createVisitor(), 'Sex Assault');

    // Playwright's queries by role pass over `noscript`.
    await mailForm(page).locator('noscript button[type="reset"]').click();
    await exitLink(page).click();
    await expect(page).toHaveURL(site.exit);
    await page.goBack({ waitUntil: 'commit' });

    await expect(page).toHaveURL(paths.contact);
    await expectTypedAnswers(page, contactForm, undefined);
    await browser.close();
  });
});
