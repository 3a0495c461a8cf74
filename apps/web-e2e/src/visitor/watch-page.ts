import type { Page } from '@playwright/test';

/**
 * Starts a script that sees something in the page later, and waits until it runs: input can overtake a script that
 * Playwright only sends. What it sees is requested at once, since Chromium runs no script of a test while the page
 * navigates.
 * @returns A function that waits for what the script sees.
 */
export async function watchPage<T>(
  page: Page,
  script: () => { readonly seen: Promise<T> },
): Promise<() => Promise<T>> {
  const running = await page.evaluateHandle(script);
  const seen = running.evaluate((result) => result.seen);
  return () => seen;
}
