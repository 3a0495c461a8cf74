import type { Browser, CDPSession, Page } from 'playwright-core';
import { median } from './median';
import { onPage, phone } from './phone';
import type { Route } from './routes';
import { serveBuild, type ServedSite } from './served-site';
import { copyBuild, withoutPreload } from './site-copy';

/** What first visits are like with some of the fonts preloaded. */
export type FontVisit = {
  readonly route: string;
  readonly preloaded: string;
  /** Of visits on a slow connection and a slow processor: as they were, in ms. */
  readonly fcp: number;
  readonly lcp: number;
  /** What the visitor saw on each connection: our fonts, or their stand-ins. */
  readonly slow: FontsShown;
  readonly fast: FontsShown;
};

/** In how many of the visits. */
export type FontsShown = { readonly heading: number; readonly text: number; readonly of: number };

const fonts = ['newsreader', 'atkinson'] as const;

const choices: readonly { readonly name: string; readonly without: readonly string[] }[] = [
  { name: 'both', without: [] },
  { name: 'heading only', without: ['atkinson'] },
  { name: 'text only', without: ['newsreader'] },
  { name: 'none', without: fonts },
];

/** Latency in ms, throughput in bytes a second. */
const connections = {
  /** Lighthouse's, as DevTools apply it. */
  slow: { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 },
  /** A cable or good 4G. */
  fast: { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 },
} as const;

/** Visits pages as built, and with the preload of each font taken out, in turns. */
export async function measureFontPreloads(
  browser: Browser,
  build: string,
  routes: readonly Route[],
  runs: number,
  say: (text: string) => void,
): Promise<readonly FontVisit[]> {
  const served: Served[] = [];
  const ends: (() => Promise<void>)[] = [];
  try {
    for (const { name, without } of choices) {
      const copy = await copyBuild(build, (html) => without.reduce(withoutPreload, html));
      ends.push(copy.remove);
      const site = await serveBuild(copy.client);
      ends.push(site.close);
      served.push({ name, site });
    }
    return await visitInTurns(browser, served, routes, runs, say);
  } finally {
    // What was opened last ends first: a server before the folder that it serves.
    for (const end of ends.toReversed()) await end();
  }
}

type Served = { readonly name: string; readonly site: ServedSite };

async function visitInTurns(
  browser: Browser,
  served: readonly Served[],
  routes: readonly Route[],
  runs: number,
  say: (text: string) => void,
): Promise<readonly FontVisit[]> {
  const visits: FontVisit[] = [];
  for (const route of routes) {
    const slow = new Map<string, Seen[]>(served.map(({ name }) => [name, []]));
    const fast = new Map<string, Seen[]>(served.map(({ name }) => [name, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const { name, site } of served) {
        slow.get(name)?.push(await visit(browser, site.url + route.path, 'slow'));
        if (run === 0) fast.get(name)?.push(await visit(browser, site.url + route.path, 'fast'));
      }
    }
    for (const [preloaded, all] of slow) {
      visits.push({
        route: route.name,
        preloaded,
        fcp: median(all.map(({ fcp }) => fcp)),
        lcp: median(all.map(({ lcp }) => lcp)),
        slow: shownIn(all),
        fast: shownIn(fast.get(preloaded) ?? []),
      });
    }
    say(`fonts ${route.name}`);
  }
  return visits;
}

type Seen = { fcp: number; lcp: number; heading: boolean; text: boolean };

function shownIn(visits: readonly Seen[]): FontsShown {
  return {
    heading: visits.filter(({ heading }) => heading).length,
    text: visits.filter(({ text }) => text).length,
    of: visits.length,
  };
}

function visit(browser: Browser, url: string, connection: 'slow' | 'fast'): Promise<Seen> {
  return onPage(browser, phone, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', connections[connection]);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // An application that starts renews the styles, and with them the fonts: what it is like until then counts.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(300);
    return {
      ...(await paintsOf(page)),
      heading: await hasOwnFont(session, 'h1'),
      text: await hasOwnFont(session, 'main p'),
    };
  });
}

function paintsOf(page: Page): Promise<{ fcp: number; lcp: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          resolve({
            fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
            lcp: list.getEntries().at(-1)?.startTime ?? NaN,
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** What the browser really painted an element with. */
async function hasOwnFont(session: CDPSession, selector: string): Promise<boolean> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const painted = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return painted.fonts.some(({ isCustomFont }) => isCustomFont);
}
