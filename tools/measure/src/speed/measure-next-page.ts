import { setTimeout as wait } from 'node:timers/promises';
import { pathIn, paths, site as facts } from '@lawyers/domain';
import { median } from './median';
import { slowProcessor, type Phone } from './phone';
import type { Served } from './served-build';

const links = [
  { from: paths.home, link: 'header a', to: paths.contact },
  { from: paths.blogPage(1), link: 'main a', to: paths.article(3) },
];

export type NextPageFigures = {
  readonly name: string;
  /** From the click until the largest element of the next page is painted, in ms. */
  readonly lcp: number;
};

export async function measureNextPage(
  phone: Phone,
  slow: Served,
  runs: number,
): Promise<readonly NextPageFigures[]> {
  const figures: NextPageFigures[] = [];
  for (const { from, link, to } of links) {
    for (const language of facts.languages) {
      const [start, target] = [pathIn(language, from), pathIn(language, to)];
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(await timeToOpen(phone, slow.url + start, link, target));
      }
      console.log(`  ${start} to ${target}: ${times.map(Math.round).join(', ')} ms`);
      figures.push({ name: `${start} to ${target}`, lcp: median(times) });
    }
  }
  return figures;
}

/** The pointer rests on the link, then clicks. */
const rest = 200;
/** A visitor reads before the pointer moves, and meanwhile the page's own files arrive. */
const reading = 3_000;
/** A late picture may be the largest element. */
const settles = 1_000;

const desktop = { viewport: { width: 1280, height: 900 } };

function timeToOpen(phone: Phone, from: string, link: string, to: string): Promise<number> {
  return phone.visit(async (page) => {
    await slowProcessor(page);
    await page.goto(from);
    await wait(reading);
    await page.locator(`${link}[href="${to}"]`).filter({ visible: true }).first().hover();
    await wait(rest);
    await page.mouse.down();
    const clicked = performance.timeOrigin + performance.now();
    await page.mouse.up();
    await page.waitForURL((url) => url.pathname === to);
    await wait(settles);
    return (await page.evaluate(largestPaint)) - clicked;
  }, desktop);
}

/** When it was painted, in ms since 1970. */
function largestPaint(): Promise<number> {
  return new Promise((found) => {
    new PerformanceObserver((list) => {
      found(performance.timeOrigin + (list.getEntries().at(-1)?.startTime ?? Infinity));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
