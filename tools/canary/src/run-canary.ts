import { findChromium } from '@lawyers/browsers';
import { chromium } from '@playwright/test';
import type { CanaryOptions } from './canary-options';
import { testInquiry } from './test-inquiry';
import { walkJourney, type Confirmation } from './walk-journey';

/**
 * Sends one test inquiry through the site at an address, in a real browser.
 *
 * @throws Error that says in one sentence why it was not confirmed; also when the time is up
 */
export async function runCanary({
  url,
  email,
  timeoutSeconds,
}: CanaryOptions): Promise<Confirmation> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  let timer: NodeJS.Timeout | undefined;
  try {
    const page = await browser.newPage();
    let awaited = '';
    const timeUp = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`The time of ${timeoutSeconds} s was up while waiting for ${awaited}.`));
      }, timeoutSeconds * 1_000);
    });
    const walk = walkJourney(page, url, testInquiry(email), (what) => {
      awaited = what;
    });
    return await Promise.race([walk, timeUp]);
  } finally {
    clearTimeout(timer);
    await browser.close();
  }
}
