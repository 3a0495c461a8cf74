import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumPath } from '@lawyers/browsers';
import { leastDisturbed } from './least-disturbed';

/** Requests to other hosts fail immediately, so that every visit is alike. */
export const onlyThisMachine =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Factor of CPU throttling. */
const slowdown = 4;

/** Launches the browser for interactions and hydration. */
export function launchToDrive(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking', onlyThisMachine],
  });
}

/** Opens a page on a small phone with an empty cache. */
export function onPhone<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  return leastDisturbed(async () => {
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
  });
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Prevents islands from hydrating before the first interaction. */
export async function hydrateOnlyOnInteraction(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Dispatches an interaction that changes nothing on screen. */
export async function startHydration(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('pointerdown')));
}

/** Waits for hydration, which removes `data-island`. */
export async function allHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-island]'));
}

/** Waits for pending frames and observers. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    }
  });
}
