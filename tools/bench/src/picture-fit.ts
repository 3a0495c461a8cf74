import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onPage } from './phone';
import type { Route } from './routes';
import type { ServedSite } from './served-site';

/** A picture as one screen shows it. */
export type Shown = {
  readonly route: string;
  /** In CSS px, and device pixels to each. */
  readonly width: number;
  readonly density: number;
  readonly address: string;
  /** Device pixels that it is shown with, and pixels that its file has, across. */
  readonly needed: number;
  readonly has: number;
  /** Whether its file is the smallest that the page offers, so that no better choice was possible. */
  readonly smallest: boolean;
};

/** The element whose paint counts as the largest. */
export type Largest = {
  readonly route: string;
  readonly width: number;
  readonly element: string;
  readonly lazy: boolean;
};

export const widths = [360, 768, 1440] as const;
export const densities = [1, 2, 3] as const;

/** Above this, a visitor pays for pixels that the screen does not have. */
export const mostPixels = 1.5;

export async function measurePictures(
  browser: Browser,
  site: ServedSite,
  routes: readonly Route[],
  say: (text: string) => void,
): Promise<{ shown: readonly Shown[]; largest: readonly Largest[] }> {
  const shown: Shown[] = [];
  const largest: Largest[] = [];
  for (const { name, path } of routes) {
    for (const width of widths) {
      // Which file is chosen does not depend on time, so the densities are looked at side by side.
      const seen = densities.map((density) =>
        onPage(browser, screenOf(width, density), async (page) => {
          await page.goto(site.url + path, { waitUntil: 'load' });
          const element = await largestOf(page);
          await page.evaluate(loadAll);
          const pictures = await picturesOf(page);
          shown.push(...pictures.map((picture) => ({ route: name, width, density, ...picture })));
          return element;
        }),
      );
      const [element] = await Promise.all(seen);
      if (element) largest.push({ route: name, width, ...element });
    }
    say(`pictures ${name}`);
  }
  return { shown, largest };
}

function screenOf(width: number, deviceScaleFactor: number): BrowserContextOptions {
  return { viewport: { width, height: 800 }, deviceScaleFactor };
}

export function excess({ needed, has }: Shown): number {
  return has / needed;
}

/** Larger than it needs to be, although the page offers something smaller. */
export function isTooLarge(shown: Shown): boolean {
  return excess(shown) > mostPixels && !shown.smallest;
}

/** AVIF is asked for wherever there is a choice; drawings are best as they are. */
export function isOtherFormat({ address }: Shown): boolean {
  return !/\.(avif|svg)$/.test(address);
}

function largestOf(page: Page): Promise<{ element: string; lazy: boolean }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
          const element = entry.element;
          resolve({
            element: element?.tagName.toLowerCase() ?? 'none',
            lazy: element?.getAttribute('loading') === 'lazy',
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

async function loadAll(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

function picturesOf(page: Page) {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.currentSrc && image.checkVisibility() && image.clientWidth > 0)
      .map((image) => {
        const offered = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])]
          .flatMap((element) => element.srcset.split(','))
          .map((candidate) => candidate.trim().split(/\s+/))
          .map(([address, size]) => ({
            address: new URL(`${address}`, location.href).href,
            pixels: parseFloat(`${size}`),
          }));
        const chosen = offered.find(({ address }) => address === image.currentSrc);
        const format = image.currentSrc.replace(/.*\./, '.');
        const widest = offered.filter(({ address }) => address.endsWith(format));
        const has = chosen?.pixels ?? image.naturalWidth;
        // A picture that covers a box of another shape is wider than the box.
        const covers = getComputedStyle(image).objectFit === 'cover';
        const ratio = image.naturalWidth / image.naturalHeight;
        const across = covers
          ? Math.max(image.clientWidth, image.clientHeight * ratio)
          : image.clientWidth;
        return {
          address: new URL(image.currentSrc).pathname,
          needed: Math.round(across * devicePixelRatio),
          has,
          smallest: has <= Math.min(has, ...widest.map(({ pixels }) => pixels)),
        };
      }),
  );
}
