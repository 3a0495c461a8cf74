import { chromiumPath } from '@lawyers/browsers';
import { contactForm, paths, site } from '@lawyers/domain';
import { exitLink, fakeExitPage } from '../visitor/exit';
import { createVisitor } from '../visitor/form-fixtures';
import { expectTypedAnswers, fillContact, mailForm } from '../visitor/mail-form';
import { expect, test } from '../visitor/test';

test.beforeEach(({ context }) => fakeExitPage(context));

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
