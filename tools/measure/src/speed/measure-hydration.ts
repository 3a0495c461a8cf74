import type { Browser } from 'playwright-core';
import type { HydrationFigures } from './figures';
import { allHydrated, hydrateOnlyOnInteraction, onPhone, slowDown, startHydration } from './phone';
import type { Route } from './routes';
import type { ServedSite } from './served-site';

/** @param before Another build to compare with, visited alternately. */
export async function measureHydration(
  browser: Browser,
  site: ServedSite,
  before: ServedSite | undefined,
  routes: readonly Route[],
  visits: number,
): Promise<readonly HydrationFigures[]> {
  const figures: HydrationFigures[] = [];
  for (const { name, path } of routes) {
    const now: number[] = [];
    const earlier: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      now.push(await timeToHydrate(browser, site.url + path));
      if (before) earlier.push(await timeToHydrate(browser, before.url + path));
    }
    figures.push({ name, now, ...(before && { before: earlier }) });
    console.log(`  ${path} hydrated after ${now.map(Math.round).join(', ')} ms`);
  }
  return figures;
}

function timeToHydrate(browser: Browser, url: string): Promise<number> {
  return onPhone(browser, async (page) => {
    await hydrateOnlyOnInteraction(page);
    await page.goto(url, { waitUntil: 'load' });
    await slowDown(page);
    const start = await page.evaluate(() => performance.now());
    await startHydration(page);
    await allHydrated(page);
    return page.evaluate((from) => performance.now() - from, start);
  });
}
