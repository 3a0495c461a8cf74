import type { Page } from '@playwright/test';
import { chromiumPath } from '@lawyers/browsers';
import { contactForm, paths, site } from '@lawyers/domain';
import { exitLink, pressKeys, fakeExitPage } from '../visitor/exit';
import { createVisitor, type TypedAnswers } from '../visitor/form-fixtures';
import { expectTypedAnswers, fillContact } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';

// Playwright disables the back-forward cache, which visitors have, and Chromium's headless shell lacks it.
const testWithCache = test.extend<{ page: Page }>({
  page: async ({ playwright, launchOptions, baseURL }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: chromiumPath(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL: baseURL! });
    await fakeExitPage(page);
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['cameFromCache'] = String(persisted);
      });
    });
    await use(page);
    await browser.close();
  },
});

async function fillThenNavigate(page: Page): Promise<TypedAnswers> {
  const visitor = createVisitor();
  await openHydrated(page, paths.contact);
  await fillContact(page, visitor, 'Sex Assault');
  await page.goto(paths.about);
  return visitor;
}

async function goBack(page: Page, cameFromCache: boolean): Promise<void> {
  // Playwright's goBack waits for a load event, which a page from the cache does not fire.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(paths.contact);
  await expect(page.locator('html')).toHaveAttribute('data-came-from-cache', `${cameFromCache}`);
}

testWithCache('Back after reading another page shows the form as typed', async ({ page }) => {
  const visitor = await fillThenNavigate(page);
  await goBack(page, true);
  await expectTypedAnswers(page, contactForm, visitor);
});

testWithCache(
  'Back after Exit from another page shows an empty form that works',
  async ({ page }) => {
    await fillThenNavigate(page);
    await exitLink(page).click();
    await expect(page).toHaveURL(site.exit);
    await goBack(page, false);
    await expectTypedAnswers(page, contactForm, undefined);
    await expect(page).toHaveTitle(/^Contact Us/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const visitor = createVisitor();
    await fillContact(page, visitor, 'Sex Assault');
    await expectTypedAnswers(page, contactForm, visitor);
    await pressKeys(page, 'Shift', 'Shift', 'Shift');
    await expect(page).toHaveURL(site.exit);
  },
);

test('Back shows an empty form without the back-forward cache', async ({ page }) => {
  await openHydrated(page, paths.contact);
  await fillContact(page, createVisitor(), 'Sex Assault');
  await page.goto(paths.about);
  await page.goBack();
  await expect(page).toHaveURL(paths.contact);
  await expectTypedAnswers(page, contactForm, undefined);
});
