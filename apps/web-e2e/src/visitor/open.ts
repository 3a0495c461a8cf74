import { expect, type Page } from '@playwright/test';
import { paths } from '@lawyers/domain';

/** Opens a page with forms and waits until it is hydrated. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/**
 * Moves the pointer until every island is hydrated. The first interaction that the page's scripts notice triggers that.
 */
export async function hydrate(page: Page): Promise<void> {
  await expect(page.locator('form').first()).toBeAttached();
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await expect(page.locator('[data-island]')).toHaveCount(0, { timeout: 500 });
  }).toPass({ intervals: [50] });
}

/**
 * Makes pages believe that they arrived `age` milliseconds after the visitor requested them, however busy the machine
 * is (decision 9).
 */
export async function arriveAfter(page: Page, age: number): Promise<void> {
  await page.addInitScript((arrival) => {
    const now = performance.now.bind(performance);
    const start = now();
    performance.now = () => now() - start + arrival;
  }, age);
}

/**
 * Lets pages show the fonts of the site, however busy the machine is: they believe that they arrived quickly, and a first
 * visit to an article, which has every font, puts the fonts into the cache, so that later pages have them in time for
 * their first paint. Without this, a test of widths may see the fallbacks, whose fonts a machine for tests does not have.
 */
export async function showSiteFonts(page: Page): Promise<void> {
  await arriveAfter(page, 50);
  await page.goto(paths.article(1));
  await page.evaluate(() => document.fonts.ready);
}
