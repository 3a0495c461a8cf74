import { expect, type Page } from '@playwright/test';

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
