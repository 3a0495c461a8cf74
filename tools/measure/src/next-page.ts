import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@lawyers/domain';
import { largestPaint, medianOf } from './browser';
import type { Measure } from './table';

/** @param site On a slow connection. */
export async function measureNextPage(site: string, runs: number): Promise<readonly Measure[]> {
  const name = 'Next page, pointer 200 ms on the link: ms from click to LCP';
  return [
    [`${name}, text`, 100, [await open(site, paths.home, paths.contact, runs)]],
    [`${name}, article`, 150, [await open(site, paths.blogPage(1), paths.article(3), runs)]],
  ];
}

async function open(site: string, from: string, to: string, runs: number) {
  const ways = new Set<string>();
  const time = await medianOf(runs, async (page) => {
    await page.setViewport({ width: 1280, height: 900 });
    await page.emulateCPUThrottling(4);
    await page.goto(site + from);
    // A visitor reads before the pointer moves, and meanwhile the page's own files arrive.
    await wait(3_000);
    await page.hover(`a[href="${to}"]`);
    await wait(200);
    await page.mouse.down();
    const clicked = performance.timeOrigin + performance.now();
    await page.mouse.up();
    await page.waitForFunction((path) => location.pathname === path, {}, to);
    // A late picture may be the largest element.
    await wait(1_000);
    ways.add(await page.evaluate(wayOfArrival));
    return (await largestPaint(page)).time - clicked;
  });
  return [`${to}, ${[...ways].join(' or ')}`, time] as const;
}

function wayOfArrival(): string {
  const [page] = performance.getEntriesByType('navigation');
  const { activationStart, deliveryType } = page!.toJSON() as Record<string, unknown>;
  if (activationStart) return 'prerendered';
  return deliveryType === 'navigational-prefetch' ? 'prefetched' : 'loaded after the click';
}
