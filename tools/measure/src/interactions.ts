import { setTimeout as wait } from 'node:timers/promises';
import { startTimespan } from 'lighthouse';
import type { KeyInput, Page } from 'puppeteer-core';
import { paths } from '@lawyers/domain';
import { medianOf, slow, valueOf, visit } from './browser';
import type { Figure, Measure } from './table';

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

/** Opens a page, taps an element, and returns the ms of the longest interaction until its next paint. */
async function tap(page: Page, element: string, open?: () => unknown): Promise<number> {
  const audit = 'interaction-to-next-paint';
  const timespan = await startTimespan(page, { flags: { ...slow, onlyAudits: [audit] } });
  void open?.();
  await page.waitForSelector(element);
  // A finger cannot scroll and tap within one frame.
  await page.$eval(element, (found) => found.scrollIntoView({ block: 'center' }));
  await wait(frames);
  await page.tap(element);
  // No key waits until the page has answered the one before.
  const keys = element === field ? ([...'9021090210'] as KeyInput[]) : [];
  await Promise.all(keys.map((key, at) => wait(at * 80).then(() => page.keyboard.press(key))));
  await wait(frames);
  return valueOf(await timespan.endTimespan(), audit);
}

/** The first interaction is as soon as the page appears, and a later one with a page that is hydrated. */
export async function measureInteractions(url: string, runs: number): Promise<readonly Measure[]> {
  const [first, later, scripts]: [Figure[], Figure[], Figure[]] = [[], [], []];
  for (const [name, path, element] of actions) {
    const where = `${path}, ${name}`;
    const early = (page: Page) => tap(page, element, () => page.goto(url + path));
    const late = async (page: Page) => {
      await page.goto(url + path);
      // An interaction that changes nothing on screen. Hydration removes `data-island`.
      await page.evaluate(() => void dispatchEvent(new Event('pointerdown')));
      await page.waitForFunction(() => !document.querySelector('[data-island]'));
      scripts.push([path, await page.evaluate(scriptSize)]);
      return tap(page, element);
    };
    first.push([where, await medianOf(runs, () => visit(early))]);
    later.push([where, await medianOf(runs, () => visit(late))]);
  }
  return [
    ['First interaction, typing included, ms', 100, first],
    ['Later interaction, ms', 100, later],
    ['JavaScript when hydrated, kB', 135, scripts],
  ];
}

/** In a page, the kB of its scripts, compressed. A module that is fetched and then imported counts once. */
function scriptSize(): number {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const sizes = new Map(files.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
  return [...sizes].reduce((sum, [name, size]) => sum + (/js$/.test(name) ? size / 1e3 : 0), 0);
}
