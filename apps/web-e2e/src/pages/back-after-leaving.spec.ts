import { contactForm, paths, site } from '@lawyers/domain';
import type { Page } from '@playwright/test';
import { exitLink, press, fakeExitPage } from '../visitor/exit';
import { expectWritten, fillContact } from '../visitor/mail-form';
import { openReady } from '../visitor/open';
import { expect, test } from '../visitor/test';
import { aVisitor, type Written } from '../visitor/form-fixtures';

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

async function writeThenRead(page: Page): Promise<Written> {
  const visitor = aVisitor();
  await openReady(page, paths.contact);
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
  const visitor = await writeThenRead(page);
  await goBack(page, true);
  await expectWritten(page, contactForm, visitor);
});

withCache('who left from another page leaves nothing in the form either', async ({ page }) => {
  await writeThenRead(page);
  await exitLink(page).click();
  await expect(page).toHaveURL(site.exit);
  await goBack(page, false);
  await expectWritten(page, contactForm, undefined);
  await expect(page).toHaveTitle(/^Contact Us/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const visitor = aVisitor();
  await fillContact(page, visitor, 'Sex Assault');
  await expectWritten(page, contactForm, visitor);
  await press(page, 'Shift', 'Shift', 'Shift');
  await expect(page).toHaveURL(site.exit);
});

test('without that cache, Back to a form shows it empty', async ({ page }) => {
  await openReady(page, paths.contact);
  await fillContact(page, aVisitor(), 'Sex Assault');
  await page.goto(paths.about);
  await page.goBack();
  await expect(page).toHaveURL(paths.contact);
  await expectWritten(page, contactForm, undefined);
});
