import { expect, type Page } from '@playwright/test';
import type { LedgerEntry } from '@lawyers/mail-sandbox';
import { faultyRequestsFrom } from './inbox';

/** In ms, from requirements § 5.2. Not imported, so that the tests fail if the page waits longer. */
const attemptTimeout = 14_000;
/** `retryDelay` and all of `jitter`. */
const longestRetryDelay = 1_800;

/**
 * Advances a stopped clock past the timeouts of `attempts` attempts and the delays between them; each timeout passes
 * once the service stalls. Then it restarts the clock.
 */
export async function timeOutAttempts(page: Page, email: string, attempts: number): Promise<void> {
  for (let number = 1; number <= attempts; number += 1) {
    if (number > 1) await page.clock.fastForward(longestRetryDelay);
    await expect
      .poll(async () => (await faultyRequestsFrom(email)).filter(stalls).length, {
        intervals: [50],
      })
      .toBeGreaterThanOrEqual(number);
    await page.clock.fastForward(attemptTimeout);
  }
  await page.clock.resume();
}

/** Whether the service has done all that it does before the fault of a request. */
function stalls({ fault, smtp }: LedgerEntry): boolean {
  return smtp === 'accepted' || fault?.phase === 'before';
}
