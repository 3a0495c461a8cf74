import { setTimeout as wait } from 'node:timers/promises';
import { pathIn, paths, site as facts } from '@lawyers/domain';
import { openTab, type BrowserTab } from './browser-tab';
import { median } from './median';
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
  slow: Served,
  runs: number,
): Promise<readonly NextPageFigures[]> {
  const figures: NextPageFigures[] = [];
  for (const { from, link, to } of links) {
    for (const language of facts.languages) {
      const [start, target] = [pathIn(language, from), pathIn(language, to)];
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(await timeToOpen(slow.url, start, `${link}[href="${target}"]`, target));
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

async function timeToOpen(site: string, from: string, link: string, to: string): Promise<number> {
  const tab = await openTab();
  try {
    await until(tab, 'true');
    await tab.send('Page.navigate', { url: site + from });
    await until(tab, shows(from));
    await wait(reading);
    const at = await tab.evaluate<{ x: number; y: number }>(`(() => {
      const link = [...document.querySelectorAll('${link}')].find((one) => one.checkVisibility());
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    if (!at) throw new Error(`${from} has no link ${link}.`);
    const mouse = (type: string, more = {}) =>
      tab.send('Input.dispatchMouseEvent', { type, ...at, ...more });
    await mouse('mouseMoved');
    await wait(rest);
    const left = { button: 'left', clickCount: 1 };
    await mouse('mousePressed', left);
    const clicked = performance.timeOrigin + performance.now();
    // The page may close before it answers.
    mouse('mouseReleased', left).catch(() => undefined);
    await until(tab, shows(to));
    await wait(settles);
    const painted = await tab.evaluate<number>(largestPaint);
    if (!painted) throw new Error(`${to} has no largest element.`);
    return painted - clicked;
  } finally {
    await tab.close();
  }
}

function shows(path: string): string {
  return `location.pathname === '${path}' && !document.prerendering && document.readyState === 'complete'`;
}

async function until(tab: BrowserTab, condition: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(50)) {
    if (await tab.evaluate<boolean>(condition)) return;
  }
  throw new Error(`Not within 30 s: ${condition}`);
}

/** When it was painted, in ms since 1970. A page that was loaded ahead is painted after its activation at the earliest. */
const largestPaint = `new Promise((found) => {
  const { activationStart = 0 } = performance.getEntriesByType('navigation')[0];
  new PerformanceObserver((list) => {
    const { startTime } = list.getEntries().at(-1);
    found(performance.timeOrigin + Math.max(activationStart, startTime));
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;
