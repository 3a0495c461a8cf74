import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@lawyers/domain';
import { medianOf, openBrowser } from './browser';
import { figures } from './figures';
import { attach, evaluate, onlyTabs } from './tab';
import type { Measure } from './table';

export async function measureNextPage(slowSite: string, runs: number): Promise<readonly Measure[]> {
  const name = 'Next page, pointer 200 ms on the link: ms from click to LCP';
  return [
    [`${name}, text`, 100, [await open(slowSite, paths.home, paths.contact, runs)]],
    [`${name}, article`, 150, [await open(slowSite, paths.blogPage(1), paths.article(3), runs)]],
  ];
}

async function open(site: string, from: string, to: string, runs: number) {
  const ways = new Set<string>();
  const time = await medianOf(runs, visit);
  return [`${to}, ${[...ways].join(' or ')}`, time] as const;

  async function visit(): Promise<number> {
    const browser = await openBrowser(onlyTabs);
    const page = await attach(browser);
    await page().send('Page.navigate', { url: site + from });
    // A visitor reads while the page's own files arrive.
    await wait(3_000);
    const place = await evaluate(page(), placeOf, to);
    const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') =>
      page().send('Input.dispatchMouseEvent', { ...place, type, button: 'left', clickCount: 1 });
    await mouse('mouseMoved');
    await wait(200);
    await mouse('mousePressed');
    const clicked = performance.timeOrigin + performance.now();
    await mouse('mouseReleased');
    await wait(1_500);
    const { way, opened, lcp } = await evaluate(page(), figures);
    await browser.close();
    ways.add(way);
    return opened + lcp - clicked;
  }
}

/** The middle of the first link that is shown, scrolled into view. */
function placeOf(path: string) {
  const links = document.querySelectorAll(`a[href="${path}"]`);
  const link = [...links].find((one) => one.checkVisibility())!;
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link.getClientRects()[0]!;
  return { x: x + width / 2, y: y + height / 2 };
}
