import { expect, type Page } from '@playwright/test';

/**
 * Opens a page while its scripts, or those that match `scripts`, are still loading.
 * @returns A function that lets them load.
 */
export async function openWithDelayedScripts(
  page: Page,
  address: string,
  scripts: string | ((url: URL) => boolean) = '**/*.js',
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('form[novalidate]')).toHaveCount(0);
  return release;
}
