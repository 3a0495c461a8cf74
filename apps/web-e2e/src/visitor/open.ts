import { expect, type Page } from '@playwright/test';
import { paths } from '@lawyers/domain';

/** Opens a page with forms and waits until it is hydrated. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/**
 * Moves the pointer until every island is hydrated. An island is a part of a page that React hydrates separately; it
 * has the attribute `data-island` until then.
 */
export async function hydrate(page: Page): Promise<void> {
  await expect(page.locator('form').first()).toBeAttached();
  await movePointerUntil(page, () =>
    expect(page.locator('[data-island]')).toHaveCount(0, { timeout: 500 }),
  );
}

/**
 * Moves the pointer until `isHydrated` does not reject. The first interaction that the page's scripts notice triggers
 * hydration, and the first moves may come before these scripts run.
 * @param timeout In milliseconds; without it, that of the configuration.
 */
export async function movePointerUntil(
  page: Page,
  isHydrated: () => Promise<unknown>,
  timeout?: number,
): Promise<void> {
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await isHydrated();
  }).toPass({ intervals: [50], timeout });
}

/**
 * Makes pages believe that they arrived `age` milliseconds after the visitor requested them. A page that took more than
 * 500 ms does not load the fonts of its text (decision 9), so otherwise the speed of the machine would decide the
 * result of a test.
 */
export async function arriveAfter(page: Page, age: number): Promise<void> {
  await page.addInitScript((arrival) => {
    const now = performance.now.bind(performance);
    const start = now();
    // The time stands still until the body is parsed, since a busy machine may take long for the head.
    performance.now = () => (document.body ? now() - start : 0) + arrival;
  }, age);
}

/**
 * Lets pages show the fonts of the site, however busy the machine is: they believe that they arrived quickly, and a
 * first visit to an article, which has every font, puts the fonts into the cache, so that later pages have them in time
 * for their first paint. Without this, a test of widths may see a fallback font. For most visitors, that is an
 * installed font with adjusted metrics. A machine for tests lacks it, and shows another font, which has other widths.
 */
export async function showSiteFonts(page: Page): Promise<void> {
  await arriveAfter(page, 50);
  await page.goto(paths.article(1));
  await page.evaluate(() => document.fonts.ready);
}
