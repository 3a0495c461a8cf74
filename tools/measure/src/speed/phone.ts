import type { Browser, Page } from 'playwright-core';

/** How many times slower than this machine's processor. */
const slowdown = 4;

/** Opens a page on a small phone with an empty cache. */
export async function onPhone<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
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
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Keeps islands that hydrate by themselves from doing so before the first interaction. */
export async function hydrateOnlyWhenTouched(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** An interaction that leaves nothing to paint. */
export async function touchPage(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('pointerdown')));
}

/** An island carries its mark until it is hydrated. */
export async function allHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-island]'));
}

/** Frames and observers that are under way report before this returns. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    }
  });
}
