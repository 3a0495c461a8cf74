import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A small phone, as most visitors of such a site have one. */
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Does something on a page of its own, with nothing in its cache. */
export async function onPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** From the top to the end, slowly enough for whatever comes when it is near. */
export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate(async (to) => {
      scrollTo({ top: to, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
    }, y);
  }
}
