import { chromiumPath } from '@lawyers/browsers';
import { contactForm, paths, site } from '@lawyers/domain';
import { exitLink, pressKeys, fakeExitPage } from '../visitor/exit';
import { createVisitor } from '../visitor/form-fixtures';
import { expectTypedAnswers, fillContact, mailForm } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';

test.beforeEach(({ context }) => fakeExitPage(context));

// Pages with forms have a policy that sends their origin (decision 0010), so Exit must suppress the Referer.
for (const path of [paths.home, paths.contact, paths.intake]) {
  test(`Exit from ${path} sends no Referer`, async ({ page }) => {
    await openHydrated(page, path);
    const request = page.waitForRequest(`${site.exit}**`);

    await pressKeys(page, 'Shift', 'Shift', 'Shift');

    expect(await (await request).headerValue('referer')).toBeNull();
  });
}

test('Exit in one tab makes other tabs of the site exit', async ({ page, context }) => {
  await openHydrated(page, paths.contact);
  await fillContact(page, createVisitor(), 'Sex Assault');
  const other = await context.newPage();
  await other.goto(paths.about);

  await exitLink(other).click();

  await expect(page).toHaveURL(site.exit);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form cleared by its button is empty after Exit and Back', async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    // Playwright disables the back-forward cache, which visitors have, and Chromium's headless shell lacks it.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: chromiumPath(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL: baseURL!, javaScriptEnabled: false });
    await fakeExitPage(page);
    await page.goto(paths.contact);
    await fillContact(page, createVisitor(), 'Sex Assault');

    // Playwright's queries by role skip `noscript`.
    await mailForm(page).locator('noscript button[type="reset"]').click();
    await exitLink(page).click();
    await expect(page).toHaveURL(site.exit);
    await page.goBack({ waitUntil: 'commit' });

    await expect(page).toHaveURL(paths.contact);
    await expectTypedAnswers(page, contactForm, undefined);
    await browser.close();
  });
});
