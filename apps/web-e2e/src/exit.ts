import { site } from '@lawyers/domain';
import type { BrowserContext, Locator, Page } from '@playwright/test';

/** The place that visitors leave for is not ours to call. */
export async function standInForExit(visits: BrowserContext | Page): Promise<void> {
  await visits.route(`${site.exit}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
  );
}

export function exitLink(page: Page): Locator {
  return page.getByRole('link', { name: 'Exit this site' });
}

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
