import type { Locator, Page } from '@playwright/test';
import { site } from '@lawyers/domain';
import { labels } from './labels';

/**
 * Replaces the page of another site that the Exit link opens, because tests must not request a third party's site.
 * @param ready Its promise delays the answer, so that the page being left stays active until then.
 */
export async function fakeExitPage(
  page: Page,
  ready: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.route(`${site.exit}**`, async (route) => {
    await ready();
    await route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' });
  });
}

export function exitLink(page: Page): Locator {
  return page.getByRole('link', { name: labels.exit, exact: true });
}

export async function pressKeys(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
