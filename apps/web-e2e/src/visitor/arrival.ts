import type { Page } from '@playwright/test';

/** Lets pages arrive `age` ms after the visitor asked for them, however busy the machine is (decision 9). */
export async function arriveAfter(page: Page, age: number): Promise<void> {
  await page.addInitScript((arrival) => {
    const now = performance.now.bind(performance);
    const start = now();
    performance.now = () => now() - start + arrival;
  }, age);
}
