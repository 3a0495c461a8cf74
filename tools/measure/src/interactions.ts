import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, KeyInput, Page } from 'puppeteer-core';
import { paths } from '@lawyers/domain';
import { medianOf, visit } from './browser';
import type { Figure } from './table';

const field = 'main form [type=text]';
const actions = [
  ...[paths.home, paths.intake, paths.contact].flatMap((path) => [
    ['ten keys', path, field] as const,
    ['sending nothing', path, 'main form [type=submit]'] as const,
  ]),
  ['an issue by picture', paths.home, 'main label:has([value^=Partner])'] as const,
  ['a question', paths.home, 'main summary'] as const,
];

/** In ms: until pending frames are painted and have been seen. */
const frames = 500;

/** Taps an element, and returns the ms of the longest interaction until its next paint; 0 below 16 ms. */
async function tap(page: Page, element: string): Promise<number> {
  await page.waitForSelector(element);
  // A finger cannot scroll and tap within one frame.
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
  // No key waits until the page has answered the one before.
  const keys = element === field ? ([...'9021090210'] as KeyInput[]) : [];
  await Promise.all(keys.map((key, at) => wait(at * 80).then(() => page.keyboard.press(key))));
  await wait(frames);
  return longest.evaluate(({ ms }) => ms);
}

/** The first interaction is as soon as the page appears, and a later one with a page that is hydrated. */
export async function measureInteractions(browser: Browser, url: string, runs: number) {
  const [first, later]: [Figure[], Figure[]] = [[], []];
  for (const [name, path, element] of actions) {
    const where = `${path}, ${name}`;
    const early = async (page: Page) => {
      // The visit may end before all pictures have arrived.
      void page.goto(url + path).catch(() => undefined);
      return tap(page, element);
    };
    const late = async (page: Page) => {
      await page.emulateNetworkConditions(null);
      await page.goto(url + path);
      // An interaction that changes nothing on screen. Hydration removes `data-island`.
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
