import type { Page } from '@playwright/test';
import { sandboxSite } from './sandbox-site';

/**
 * Keeps the answer to the page's first send from it, although the service has given one; every later request goes on
 * its way.
 * @returns A function that lets the page have the answer.
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
