import { chromium, type Page } from 'playwright-core';
import { chromiumPath } from '@lawyers/browsers';

/** Requests to other hosts fail immediately, so that every visit is alike. */
export const onlyThisMachine =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Opens pages on a small phone with an empty cache. */
export async function openPhone() {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking', onlyThisMachine],
  });
  return {
    async visit<T>(use: (page: Page) => Promise<T>): Promise<T> {
      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      });
      try {
        return await use(await context.newPage());
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

/** Dispatches an interaction that changes nothing on screen, and waits for hydration, which removes `data-island`. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(() => !document.querySelector('[data-island]'));
}

export type Phone = Awaited<ReturnType<typeof openPhone>>;
