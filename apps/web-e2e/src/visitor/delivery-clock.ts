import { expect, type Page } from '@playwright/test';
import { attemptsOf } from './inbox';

/** The delivery policy's waits (decision 0008), repeated here because what is tested does not set its own measure. */
const attemptTimeout = 14_000;
const longestPause = 1_800;

/** Stops the page's clock, which needs `page.clock.install()`, so that a slow machine costs the page no time. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

/**
 * Moves a stopped clock over the time-outs of so many attempts, each as soon as the service has the request, and over
 * the pauses between them. Then the clock runs again.
 */
export async function timeOutAttempts(page: Page, ref: string, attempts: number): Promise<void> {
  for (let number = 1; number <= attempts; number += 1) {
    if (number > 1) await page.clock.fastForward(longestPause);
    await expect
      .poll(async () => (await attemptsOf(ref)).length, { intervals: [50] })
      .toBeGreaterThanOrEqual(number);
    await page.clock.fastForward(attemptTimeout);
  }
  await page.clock.resume();
}
