import { expect, type Page } from '@playwright/test';

/** Opens a page whose scripts are all still on their way; the answer lets them come. */
export async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('form[novalidate]')).toHaveCount(0);
  return release;
}
