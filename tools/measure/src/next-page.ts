import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'puppeteer-core';
import { paths } from '@lawyers/domain';
import { figures, medianOf, openBrowser } from './browser';
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
    const browser = await openBrowser({
      // Keeps Puppeteer from attaching to pages: it delays a prerendered page, and may lose track of it when the page
      // is shown.
      targetFilter: (target) => target.type() === 'browser',
      waitForInitialPage: false,
    });
    const page = await attach(browser);
    await page().send('Page.navigate', { url: site + from });
    // Waits as long as a visitor who reads before clicking, while the page's own files arrive.
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

/**
 * Runs in a page: scrolls the first visible link to `path` into view, and returns the position of its middle in CSS px.
 */
function placeOf(path: string) {
  const links = document.querySelectorAll(`a[href="${path}"]`);
  const link = [...links].find((one) => one.checkVisibility())!;
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link.getClientRects()[0]!;
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Attaches to the tab's debugging session. With a session for the page alone, Chromium only fetches the next page and
 * does not prerender it.
 * @returns A function that returns the session of the page that the tab currently shows.
 */
async function attach(browser: Browser): Promise<() => CDPSession> {
  const root = await browser.target().createCDPSession();
  const { targetInfos } = await root.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const { targetId } = targetInfos[0]!;
  const session = (id: string) => root.connection()!.session(id)!;
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
  const pages = new Set<string>();
  const tab = session(sessionId);
  tab.on('Target.attachedToTarget', ({ sessionId: page }) => {
    pages.add(page);
    void session(page).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  });
  tab.on('Target.detachedFromTarget', ({ sessionId: page }) => void pages.delete(page));
  const auto = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await tab.send('Target.setAutoAttach', auto);
  return () => session([...pages][0]!);
}

async function evaluate<T>(page: CDPSession, run: (arg: string) => T, arg = '') {
  const expression = `(${run.toString()})(${JSON.stringify(arg)})`;
  const { result } = await page.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as T;
}
