import { expect, type Page } from '@playwright/test';
import { attemptsOf } from './inbox';

/** The delivery policy's bounds (decision 0008), repeated here because what is tested does not set its own measure. */
export const deliveryBounds = { attemptTimeout: 14_000, shortestPause: 1_100 } as const;

/**
 * Lets the page's clock pass the time-outs of so many attempts, each as soon as the service has the request, and the
 * part of the pauses between them that is always waited. The page needs `page.clock.install()`.
 */
export async function runOutAttempts(page: Page, ref: string, attempts: number): Promise<void> {
  for (let number = 1; number <= attempts; number += 1) {
    await expect
      .poll(async () => (await attemptsOf(ref)).length, { intervals: [50] })
      .toBeGreaterThanOrEqual(number);
    await page.clock.fastForward(deliveryBounds.attemptTimeout);
    await page.clock.fastForward(deliveryBounds.shortestPause);
  }
}
