import { onlyWhenUsed, openBuild } from '@lawyers/page-weight';
import type { Browser, Page, Response } from 'playwright-core';
import { onPage, phone, scrollThrough } from './phone';
import type { ServedSite } from './served-site';

export const kinds = ['html', 'script', 'font', 'picture', 'other'] as const;

export type Kind = (typeof kinds)[number];

/** Something that a page asked for, and what it weighed on the way, without headers. */
export type Fetched = { readonly address: string; readonly kind: Kind; readonly bytes: number };

export type Traffic = {
  /** Without being touched, until nothing more came. */
  readonly before: readonly Fetched[];
  /** Then, after a touch of every form and a scroll to the end. */
  readonly after: readonly Fetched[];
};

/** In ms without anything new: longer than any page of ours waits before it starts something by itself. */
const untouched = 3000;

/** The same after a touch, which starts things at once. */
const touched = 1500;

/** What a phone asks for on a page, with an empty cache. */
export function watchTraffic(browser: Browser, site: ServedSite, path: string): Promise<Traffic> {
  const weigh = weigherOf(site);
  return onPage(browser, phone, async (page) => {
    const fetched: Fetched[] = [];
    const seen = new Set<string>();
    let last = performance.now();
    // A busy machine is late with everything, so nothing ends at a fixed time.
    const quiet = async (most: number) => {
      last = performance.now();
      while (performance.now() - last < most) await page.waitForTimeout(100);
    };
    page.on('request', () => (last = performance.now()));
    page.on('response', (response) => {
      last = performance.now();
      const one = weigh(response);
      if (!one || seen.has(one.address)) return;
      seen.add(one.address);
      fetched.push(one);
    });
    await page.goto(site.url + path, { waitUntil: 'load' });
    await quiet(untouched);
    const before = fetched.length;
    await touch(page);
    await quiet(touched);
    await scrollThrough(page);
    await quiet(touched);
    return { before: fetched.slice(0, before), after: fetched.slice(before) };
  });
}

export function bytesOf(fetched: readonly Fetched[], kind?: Kind): number {
  return fetched
    .filter((one) => kind === undefined || one.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Scripts that only come when they are used are no part of what a page costs by itself. */
export function scriptsOf({ before, after }: Traffic): readonly string[] {
  return [...before, ...after]
    .filter(({ kind }) => kind === 'script')
    .map(({ address }) => address)
    .filter((address) => !onlyWhenUsed.some((name) => address.startsWith(`/assets/${name}-`)))
    .toSorted();
}

/** The first field of every form, or the page itself. */
async function touch(page: Page): Promise<void> {
  const fields = page
    .locator('form')
    .locator('input:visible, textarea:visible')
    .and(page.locator(':enabled'));
  if ((await fields.count()) === 0) await page.keyboard.press('Tab');
  for (const form of await page.locator('form:visible').all()) {
    const field = form.locator(
      'input:not([type=radio]):not([type=hidden]):visible, textarea:visible',
    );
    if ((await field.count()) > 0) await field.first().tap();
    await page.waitForTimeout(500);
  }
}

function weigherOf({ url, client }: ServedSite): (response: Response) => Fetched | undefined {
  const build = openBuild(client);
  return (response) => {
    const address = new URL(response.url());
    const type = response.request().resourceType();
    if (address.origin !== url || response.status() >= 300) {
      // The page for unknown addresses is the only answer of that kind that a page may be.
      if (type !== 'document' || address.origin !== url || response.status() !== 404)
        return undefined;
      return { address: '/404.html', kind: 'html', bytes: build.fileOf('/404.html').bytes };
    }
    return {
      address: address.pathname,
      kind: kindOf(type),
      bytes: build.fileOf(address.pathname).bytes,
    };
  };
}

function kindOf(type: string): Kind {
  const known: Readonly<Record<string, Kind>> = {
    document: 'html',
    stylesheet: 'html',
    script: 'script',
    font: 'font',
    image: 'picture',
  };
  return known[type] ?? 'other';
}
