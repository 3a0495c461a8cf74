import { expect, type Page } from '@playwright/test';
import type { LedgerEntry } from '@lawyers/mail-sandbox';
import { faultyRequestsFrom } from './inbox';

/**
 * How long the page waits for a response to one attempt, in milliseconds (docs/requirements.md, § 5.2). It is repeated
 * instead of imported, so that tests fail if the page waits longer.
 */
const attemptTimeout = 14_000;
/** The longest delay before a further attempt, in milliseconds: 1100 plus a random part of 700 (the same section). */
const longestRetryDelay = 1_800;

/**
 * Advances the page's clock, which the test has installed (`page.clock.install`), past the timeouts of `attempts`
 * attempts to send, and past the delays between them. Before each timeout, it waits until the mail sandbox has received
 * the request of that attempt, and has stopped at it. Finally, it lets the clock run again if the test has stopped it.
 * @returns The time of that clock before it continues, in milliseconds.
 */
export async function timeOutAttempts(
  page: Page,
  email: string,
  attempts: number,
): Promise<number> {
  for (let number = 1; number <= attempts; number += 1) {
    if (number > 1) await page.clock.fastForward(longestRetryDelay);
    await expect
      .poll(async () => (await faultyRequestsFrom(email)).filter(stalls).length, {
        intervals: [50],
      })
      .toBeGreaterThanOrEqual(number);
    await page.clock.fastForward(attemptTimeout);
  }
  const time = await page.evaluate(() => Date.now());
  await page.clock.resume();
  return time;
}

/**
 * Whether a fault has stopped the mail sandbox at a request. With the phase `before`, it stops when the request
 * arrives, and otherwise after the SMTP server has accepted the mail.
 */
function stalls({ fault, smtp }: LedgerEntry): boolean {
  return smtp === 'accepted' || fault?.phase === 'before';
}
