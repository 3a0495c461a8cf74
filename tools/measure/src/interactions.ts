import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, KeyInput, Page } from 'puppeteer-core';
import { paths } from '@lawyers/domain';
import { medianOf, visit } from './browser';
import type { Figure } from './table';

const field = 'main form [type=text]';
const actions = [
  ...[paths.home, paths.intake, paths.contact].flatMap((path) => [
    ['ten keys', path, field] as const,
    ['Send in an empty form', path, 'main form [type=submit]'] as const,
  ]),
  ['an issue by picture', paths.home, 'main label:has([value^=Partner])'] as const,
  ['a question', paths.home, 'main summary'] as const,
];

/** In milliseconds: enough for pending frames to be painted and reported by the observer. */
const frames = 500;

/**
 * Taps an element, and types ten digits if it is the text field. Returns the duration of the longest interaction until
 * its next paint, in milliseconds; 0 if none took at least 16, the least that browsers report.
 */
async function tap(page: Page, element: string): Promise<number> {
  await page.waitForSelector(element);
  // Scrolls before measuring, since a visitor's finger cannot scroll and tap within one frame.
  await page.$eval(element, (found) => found.scrollIntoView({ block: 'center' }));
  await wait(frames);
  const longest = await page.evaluateHandle(() => {
    const found = { ms: 0 };
    new PerformanceObserver((list) => {
      for (const event of list.getEntries() as PerformanceEventTiming[])
        if (event.interactionId) found.ms = Math.max(found.ms, event.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return found;
  });
  await page.tap(element);
  // The keys follow each other every 80 ms, even if the page has not yet answered the previous one.
  const keys = element === field ? ([...'9021090210'] as KeyInput[]) : [];
  await Promise.all(keys.map((key, at) => wait(at * 80).then(() => page.keyboard.press(key))));
  await wait(frames);
  return longest.evaluate(({ ms }) => ms);
}

/** Measures the first interaction, as soon as the page appears, and a later one, in a page that is already hydrated. */
export async function measureInteractions(browser: Browser, url: string, runs: number) {
  const [first, later]: [Figure[], Figure[]] = [[], []];
  for (const [name, path, element] of actions) {
    const where = `${path}, ${name}`;
    const early = async (page: Page) => {
      // Not awaited: the interaction comes while files still load, and the visit may end before all pictures have
      // arrived.
      void page.goto(url + path).catch(() => undefined);
      return tap(page, element);
    };
    const late = async (page: Page) => {
      await page.emulateNetworkConditions(null);
      await page.goto(url + path);
      // A press outside of all controls starts hydration and changes nothing on screen. Islands, the interactive parts
      // of a page, are hydrated one by one, and each then loses its attribute `data-island`.
      await page.evaluate(() => void dispatchEvent(new Event('pointerdown')));
      await page.waitForFunction(() => !document.querySelector('[data-island]'));
      return tap(page, element);
    };
    first.push([where, await medianOf(runs, () => visit(browser, early))]);
    later.push([where, await medianOf(runs, () => visit(browser, late))]);
  }
  const name = 'interaction, typing included, ms';
  return [[`First ${name}`, 100, first] as const, [`Later ${name}`, 100, later] as const];
}
