import type { Flags, RunnerResult } from 'lighthouse';
import { launch, type Page } from 'puppeteer-core';
import { chromiumPath } from '@lawyers/browsers';
import { median } from './table';

/** Requests to other hosts fail at once, so that every visit is alike. */
const onlyThisMachine = 'MAP * ~NOTFOUND, EXCLUDE localhost';

/**
 * Opens a page in a new browser. Puppeteer attaches to the tab, in which Chromium prerenders. Where a session of the
 * page itself is open (`page.createCDPSession`), Chromium refuses to prerender, and fetches.
 */
export async function visit<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const browser = await launch({
    executablePath: chromiumPath(),
    // What is below the window's edge is not painted, and an interaction ends with the next paint.
    args: ['--no-sandbox', '--window-size=1400,1200', `--host-resolver-rules=${onlyThisMachine}`],
  });
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** The median of as many visits. */
export async function medianOf(runs: number, use: (page: Page) => Promise<number>) {
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await visit(use));
  console.log('  of', values);
  return median(values);
}

/** Lighthouse's slow 4G, really throttled, and a 4× slowed processor. */
export const slow: Flags = { throttlingMethod: 'devtools', disableFullPageScreenshot: true };

/** @throws Error when Lighthouse could not measure it. */
export function valueOf(result: RunnerResult | undefined, audit: string): number {
  const { numericValue, errorMessage } = result?.lhr.audits[audit] ?? {};
  if (numericValue === undefined) throw new Error(`Lighthouse: no ${audit}. ${errorMessage}`);
  return numericValue;
}

/** The largest element that was painted. `time` is in ms since 1970, and `picture` its address if it is one. */
export function largestPaint(page: Page) {
  return page.evaluate(async () => {
    const list = await new Promise<PerformanceObserverEntryList>((seen) =>
      new PerformanceObserver(seen).observe({ type: 'largest-contentful-paint', buffered: true }),
    );
    const { startTime, url } = list.getEntries().at(-1) as LargestContentfulPaint;
    return { time: performance.timeOrigin + startTime, picture: url };
  });
}

/** The kB of scripts, compressed. A module that is fetched and then imported from the cache counts once. */
export function scriptSize(page: Page): Promise<number> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sizes = new Map(files.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    return [...sizes].reduce((sum, [name, size]) => sum + (/js$/.test(name) ? size / 1e3 : 0), 0);
  });
}
