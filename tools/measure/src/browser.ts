import type { Flags, RunnerResult } from 'lighthouse';
import { launch, type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import { chromiumPath } from '@lawyers/browsers';
import { median } from './table';

/** Uses a new browser, with an empty cache. */
export async function inBrowser<T>(use: (browser: Browser) => Promise<T>, more?: LaunchOptions) {
  const browser = await launch({
    executablePath: chromiumPath(),
    // What is below the window's edge is not painted, and an interaction ends with the next paint.
    args: ['--no-sandbox', '--window-size=1280,1200'],
    ...more,
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

export function visit<T>(use: (page: Page) => Promise<T>): Promise<T> {
  return inBrowser(async (browser) => use(await browser.newPage()));
}

export async function medianOf(runs: number, visitOnce: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await visitOnce());
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

/** In a page, its largest element. `time` is in ms since 1970, and `picture` its address if it is one. */
export async function largestPaint() {
  const list = await new Promise<PerformanceObserverEntryList>((seen) =>
    new PerformanceObserver(seen).observe({ type: 'largest-contentful-paint', buffered: true }),
  );
  const { startTime, url } = list.getEntries().at(-1) as LargestContentfulPaint;
  return { time: performance.timeOrigin + startTime, picture: url };
}

export function files(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}
