import { launch, PredefinedNetworkConditions, type Browser, type Page } from 'puppeteer-core';
import { chromiumPath } from '@lawyers/browsers';
import { median } from './table';

/** The screen of Lighthouse's simulated phone. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export function openBrowser(more?: Parameters<typeof launch>[0]): Promise<Browser> {
  // The window must be taller than the simulated phone's screen: an interaction ends with the next paint, and Chromium
  // does not paint what is below the window's edge.
  const args = ['--no-sandbox', '--window-size=1280,1200'];
  return launch({ executablePath: chromiumPath(), args, ...more });
}

/**
 * Runs `use` in a simulated phone on its first visit: Lighthouse's slow 4G, an empty cache, and a 4× slowed processor.
 */
export async function visit<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(phone);
  await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 4G']);
  await page.emulateCPUThrottling(4);
  const result = await use(page);
  await context.close();
  return result;
}

export async function medianOf(runs: number, visitOnce: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await visitOnce());
  console.log('  of', values);
  return median(values);
}

type Entry = LargestContentfulPaint & PerformanceResourceTiming & { readonly value: number };

/**
 * Runs in a page, and returns its figures. `way` is how the page was fetched. `opened` is when its navigation began, in
 * milliseconds since 1970. In milliseconds since then, `fcp` is the first contentful paint, `lcp` is the largest one,
 * and `complete` is the arrival of the first picture with `fetchpriority="high"`. `priorityPicture` is the URL of that
 * picture, and `largestPicture` that of the picture that is the largest element; each is empty if there is none.
 * `blocked` is how long tasks blocked the main thread after the first paint, each without its first 50 ms, in
 * milliseconds. `shift` is the layout shift, and `files` are the URLs of the page's files.
 */
export function figures() {
  const types = ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'resource'];
  const [paints, largest, shifts, tasks, files] = types.map((type) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    return observer.takeRecords() as Entry[];
  }) as [Entry[], Entry[], Entry[], Entry[], Entry[]];
  const fcp = paints.at(-1)!.startTime;
  const { startTime: lcp, url } = largest.at(-1)!;
  const priorityPicture =
    document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc;
  const [page] = performance.getEntriesByType('navigation') as unknown as Record<string, string>[];
  return {
    way: page!['activationStart'] ? 'prerendered' : page!['deliveryType'] || 'not fetched ahead',
    opened: performance.timeOrigin,
    fcp,
    lcp,
    largestPicture: url,
    priorityPicture: priorityPicture ?? '',
    complete: files.find(({ name }) => name === priorityPicture)?.responseEnd ?? 0,
    blocked: tasks
      .filter(({ startTime }) => startTime > fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    files: files.map(({ name }) => name),
  };
}
