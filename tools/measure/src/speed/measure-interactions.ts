import type { Browser, Page } from 'playwright-core';
import type { InteractionFigures } from './figures';
import { interactions, type Interaction } from './interactions';
import {
  allHydrated,
  hydrateOnlyOnInteraction,
  onPhone,
  settled,
  slowDown,
  startHydration,
} from './phone';
import type { ServedSite } from './served-site';

export async function measureInteractions(
  browser: Browser,
  site: ServedSite,
  visits: number,
): Promise<readonly InteractionFigures[]> {
  const figures: InteractionFigures[] = [];
  for (const interaction of interactions) {
    const first: number[] = [];
    const hydrated: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      first.push(await timeToPaint(browser, site, interaction, false));
      hydrated.push(await timeToPaint(browser, site, interaction, true));
    }
    figures.push({ name: interaction.name, first, hydrated });
    console.log(
      `  ${interaction.name}: ${first.join(', ')} ms first, ${hydrated.join(', ')} ms hydrated`,
    );
  }
  return figures;
}

function timeToPaint(
  browser: Browser,
  site: ServedSite,
  { path, prepare, act }: Interaction,
  hydrated: boolean,
): Promise<number> {
  return onPhone(browser, async (page) => {
    await observePaints(page);
    if (!hydrated) await hydrateOnlyOnInteraction(page);
    await page.goto(site.url + path, { waitUntil: 'load' });
    if (hydrated) {
      await startHydration(page);
      await allHydrated(page);
    }
    await prepare?.(page);
    await slowDown(page);
    await settled(page);
    await forgetPaints(page);
    await act(page);
    // Includes delays by the hydration of other islands.
    await allHydrated(page);
    await settled(page);
    return page.evaluate(() => globalThis.longestToPaint);
  });
}

declare global {
  /** The longest time from a click, tap, or key to the next paint, in ms. */
  var longestToPaint: number;
}

/** In ms. The browser reports no shorter times and rounds to 8 ms. */
const shortest = 16;

async function observePaints(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    globalThis.longestToPaint = durationThreshold;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        // Hover events have no interaction id.
        if (!entry.interactionId) continue;
        globalThis.longestToPaint = Math.max(globalThis.longestToPaint, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, shortest);
}

async function forgetPaints(page: Page): Promise<void> {
  await page.evaluate((least) => void (globalThis.longestToPaint = least), shortest);
}
