import type { Page } from 'playwright-core';

declare global {
  /** The longest time from a press, a tap or a key to the paint after it, in ms. */
  var longestToPaint: number;
}

/** In ms. The browser reports nothing shorter, and rounds to 8 ms. */
const shortest = 16;

/** Makes a page note its interactions, before anything of it has come. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript((least) => {
    globalThis.longestToPaint = least;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Hovering and the like are no interactions.
        if (!('interactionId' in entry) || entry.interactionId === 0) continue;
        globalThis.longestToPaint = Math.max(globalThis.longestToPaint, entry.duration);
      }
    }).observe({
      type: 'event',
      durationThreshold: least,
      buffered: true,
    } as PerformanceObserverInit);
  }, shortest);
}

/** Forgets what was noted until now, once it has been painted. */
export async function forgetPaints(page: Page): Promise<void> {
  await paintsNoted(page);
  await page.evaluate((least) => {
    globalThis.longestToPaint = least;
  }, shortest);
}

export async function longestToPaint(page: Page): Promise<number> {
  await paintsNoted(page);
  return page.evaluate(() => globalThis.longestToPaint);
}

/** Entries come to the observer some time after their paint. */
async function paintsNoted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    }
  });
}
