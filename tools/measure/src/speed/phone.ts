import { chromium, type BrowserContextOptions, type Page } from 'playwright-core';
import { chromiumPath } from '@lawyers/browsers';

/** Requests to other hosts fail immediately, so that every visit is alike. */
export const onlyThisMachine =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

const smallPhone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Opens pages on a small phone, or another device, with an empty cache. */
export async function openPhone() {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking', onlyThisMachine],
  });
  return {
    async visit<T>(use: (page: Page) => Promise<T>, device = smallPhone): Promise<T> {
      const context = await browser.newContext(device);
      try {
        const page = await context.newPage();
        await growWindow(page);
        return await use(page);
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

/**
 * Makes the window higher than viewport and toolbar together. Otherwise the toolbar takes its height from the bottom of
 * the page, which is then not painted, and an event ends with the next paint.
 */
async function growWindow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { height: 1_200 } });
}

/** Slows the processor 4×. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Dispatches an interaction that changes nothing on screen, and waits for hydration, which removes `data-island`. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(() => !document.querySelector('[data-island]'));
}

export type Phone = Awaited<ReturnType<typeof openPhone>>;
