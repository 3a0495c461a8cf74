import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'puppeteer-core';
import { paths } from '@lawyers/domain';
import { figures, openBrowser } from './browser';
import { median, type Figure, type Measure } from './table';

/**
 * The links that are clicked: to the contact page, whose largest element is text, and to an article. Each is on the
 * first page, and leads to the second.
 */
const links = {
  text: [paths.home, paths.contact],
  article: [paths.blogPage(1), paths.article(3)],
} as const;

/** Serves the site, except that the targets of the measured links are pages of one heading and one paragraph. */
export function withBareTargets(site: Server): Server {
  const targets: readonly string[] = Object.values(links).map(([, to]) => to);
  return createServer((request, response) => {
    if (!targets.includes(request.url ?? '')) return void site.emit('request', request, response);
    response.setHeader('Content-Type', 'text/html');
    response.end('<!DOCTYPE html><title>A page</title><h1>A heading</h1><p>A paragraph.</p>');
  });
}

/**
 * Measures the time from a click on a link to the largest contentful paint of the next page, divided by the same time
 * for the page of `withBareTargets`. Since every page takes at least that time, the ratio depends less on the machine.
 * @param slowSite The address of the site behind a slow connection.
 * @param slowBareSite That of `withBareTargets` behind such a connection.
 */
export async function measureNextPage(
  slowSite: string,
  slowBareSite: string,
  runs: number,
): Promise<readonly Measure[]> {
  const name = (page: string) =>
    `Next page, ${page} (pointer 200 ms on the link): LCP after the click ÷ that of a page of two lines`;
  return [
    [name('text'), 1.5, [await compare(links.text)]],
    [name('article'), 2, [await compare(links.article)]],
  ];

  async function compare([from, to]: readonly [string, string]): Promise<Figure> {
    const times: number[] = [];
    const bareTimes: number[] = [];
    const ways = new Set<string>();
    // The visits alternate, so that other load on the machine affects both.
    for (let run = 0; run < runs; run += 1) {
      const { time, way } = await open(slowSite, from, to);
      times.push(time);
      ways.add(way);
      bareTimes.push((await open(slowBareSite, from, to)).time);
    }
    const [time, bareTime] = [median(times), median(bareTimes)];
    const where = `${to}, ${[...ways].join(' or ')}, ${time.toFixed()} ÷ ${bareTime.toFixed()} ms`;
    return [where, time / bareTime];
  }
}

/**
 * Opens a page, and clicks on its link to another one.
 * @returns The time from the click to the largest contentful paint of the other page, in milliseconds, and how the
 * browser has fetched that page (`way`).
 */
async function open(site: string, from: string, to: string) {
  const browser = await openBrowser({
    // Keeps Puppeteer from attaching to pages: it delays a prerendered page, and may lose track of it when the page is
    // shown.
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
  return { time: opened + lcp - clicked, way };
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
