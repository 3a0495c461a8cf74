import type { Page } from '@playwright/test';
import { sandboxSite } from './sandbox-site';

/**
 * Delays the response to the page's first request to the mail service, which the service has already processed. Later
 * requests are not delayed.
 * @returns A function that delivers the response.
 */
export async function delayFirstResponse(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    `${sandboxSite.mailService}/api/**`,
    async (route) => {
      const response = await route.fetch();
      await released;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return release;
}
