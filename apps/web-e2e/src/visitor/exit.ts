import { site } from '@lawyers/domain';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { labels } from './labels';

/** Answers for the exit page, which is not ours to call. */
export async function fakeExitPage(visits: BrowserContext | Page): Promise<void> {
  await visits.route(`${site.exit}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
  );
}

export function exitLink(page: Page): Locator {
  return page.getByRole('link', { name: labels.exit });
}

export async function pressKeys(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
