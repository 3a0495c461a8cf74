import { contactForm, paths, site } from '@lawyers/domain';
import type { Page } from '@playwright/test';
import { exitLink, pressKeys, fakeExitPage } from '../visitor/exit';
import { expectTypedAnswers, fillContact } from '../visitor/mail-form';
import { openHydrated } from '../visitor/open';
import { expect, test } from '../visitor/test';
import { createVisitor, type TypedAnswers } from '../visitor/form-fixtures';

// Playwright's browsers do without this cache; real ones have it.
const withCache = test.extend<{ page: Page }>({
  page: async ({ playwright, launchOptions, baseURL }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
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
  // Playwright's own goBack waits for a load that does not happen when a page comes from the cache.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(paths.contact);
  await expect(page.locator('html')).toHaveAttribute('data-came-from-cache', `${cameFromCache}`);
}

withCache('who only read another page finds the form as it was', async ({ page }) => {
  const visitor = await fillThenNavigate(page);
  await goBack(page, true);
  await expectTypedAnswers(page, contactForm, visitor);
});

withCache('who left from another page leaves nothing in the form either', async ({ page }) => {
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
});

test('without that cache, Back to a form shows it empty', async ({ page }) => {
  await openHydrated(page, paths.contact);
  await fillContact(page, createVisitor(), 'Sex Assault');
  await page.goto(paths.about);
  await page.goBack();
  await expect(page).toHaveURL(paths.contact);
  await expectTypedAnswers(page, contactForm, undefined);
});
