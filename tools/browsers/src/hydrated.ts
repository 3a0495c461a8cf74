import type { Page } from '@playwright/test';

/**
 * Until all forms are the application's, which then does their checking itself.
 * @param most In ms.
 * @throws Error when that is not so in time.
 */
export async function hydrated(page: Page, most = 20_000): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('form') && !document.querySelector('form:not([novalidate])'),
    undefined,
    { timeout: most },
  );
}
