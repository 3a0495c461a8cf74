import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { paths } from '@lawyers/domain';
import { createStaticSite } from '@lawyers/serve';
import { openBrowser } from './browser';
import { median } from './table';

// Exit is the link with which a visitor replaces the site by a harmless page, for example when somebody enters the
// room. `npm run bench-exit [visits] [files …]` measures how soon that page has loaded, in a Chromium whose cache holds
// that many files of other sites. It compares four ways of leaving, in turns: a bare `location.replace`, Exit as it is
// built, and two variants that also remove the traces of the site by emptying the browser's cache, at the click on Exit
// or on `pagehide`, when the next page has answered. Exit does not do that, because Chromium then searches its whole
// cache, which delays the next page (decision 29). Build the site first: nx build-sandbox web

const [visits = 9, ...counts] = process.argv.slice(2).map(Number);

/**
 * The compared ways of leaving, each with the event on which the page requests `emptyingPath`, whose response lets the
 * browser empty its cache; undefined if it does not. The site dispatches `leave` at the click on Exit.
 */
const ways = {
  'location.replace alone': undefined,
  'as built': undefined,
  'emptying on Exit': 'leave',
  'emptying on pagehide': 'pagehide',
} as const;
type Way = keyof typeof ways;

const build = resolve(import.meta.dirname, '../../../dist/apps/web-sandbox/client');
const emptyingPath = '/empty-cache';
const site = createStaticSite(build);
const siteUrl = await serve('localhost', (request, response) => {
  if (request.url !== emptyingPath) return void site.emit('request', request, response);
  response.setHeader('Clear-Site-Data', '"cache"');
  response.end();
});

/** Another site: files of 12 kB that browsers may cache, and a page `/destination` that answers after 100 ms. */
const otherUrl = await serve('127.0.0.1', async (request, response) => {
  const { pathname, search } = new URL(request.url!, siteUrl);
  const isFile = pathname === '/file';
  response.setHeader('Content-Type', isFile ? 'image/bmp' : 'text/html');
  if (isFile) {
    response.setHeader('Cache-Control', 'max-age=31536000');
    return void response.end(randomBytes(12_000));
  }
  // Half of the page's files are in the cache from an earlier visit. The other half has addresses of their own for each
  // visit.
  const names = Array.from({ length: 40 }, (_, at) => (at % 2 ? `${at}` : `${at}${search}`));
  const images = names.map((name) => `<img src="/file?${encodeURIComponent(name)}">`).join('');
  if (pathname === '/destination') await wait(100);
  response.end(`<!DOCTYPE html>${pathname === '/destination' ? images : ''}`);
});

async function serve(host: string, answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, host);
  await new Promise((ready) => server.once('listening', ready));
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

async function fillCache(browser: Browser, count: number): Promise<void> {
  const page = await browser.newPage();
  await page.goto(otherUrl);
  for (let first = 0; first < count; first += 100)
    await page.evaluate(async (from) => {
      const numbers = Array.from({ length: 100 }, (_, at) => from + at);
      const responses = await Promise.all(numbers.map((number) => fetch(`/file?other=${number}`)));
      await Promise.all(responses.map((response) => response.arrayBuffer()));
    }, first);
  await page.close();
}

let visit = 0;

/**
 * Opens the contact page and clicks Exit.
 * @returns Milliseconds from the click to the destination's first byte, and to its load event.
 */
async function leave(browser: Browser, way: Way): Promise<readonly [number, number]> {
  const page = await browser.newPage();
  const destination = `${otherUrl}/destination?${(visit += 1)}`;
  if (way === 'location.replace alone')
    await page.evaluateOnNewDocument(
      (address) =>
        // Capturing listeners run first, so this one can keep the event from the page's own listeners.
        addEventListener(
          'click',
          (click) => {
            click.preventDefault();
            click.stopImmediatePropagation();
            location.replace(address);
          },
          { capture: true },
        ),
      destination,
    );
  const event = ways[way];
  if (event)
    await page.evaluateOnNewDocument(
      (name, path) =>
        addEventListener(name, () => void fetch(path, { keepalive: true }), { capture: true }),
      event,
      emptyingPath,
    );
  await page.goto(siteUrl + paths.contact, { waitUntil: 'networkidle0' });
  const link = (await page.$('[data-exit]'))!;
  await link.evaluate((found, href) => found.setAttribute('href', href), destination);
  const { x, y } = await link.clickablePoint();
  await page.mouse.move(x, y);
  await wait(300);
  await page.mouse.down();
  const clicked = performance.timeOrigin + performance.now();
  await page.mouse.up();
  const hasLoaded = (url: string) => location.href === url && performance.timing.loadEventEnd > 0;
  await page.waitForFunction(hasLoaded, { polling: 100 }, destination);
  const [first, loaded] = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return [entry!.responseStart, entry!.loadEventEnd].map((ms) => performance.timeOrigin + ms);
  });
  await page.close();
  // In milliseconds. After a visit that empties the cache, the browser gets time to finish deleting, which would
  // otherwise slow down the next visit.
  await wait(event ? 4_000 : 200);
  return [first! - clicked, loaded! - clicked];
}

console.log(
  '| Files | Other load | Way | First byte, ms | Loaded, ms | ÷ alone |\n|---|---|---|---|---|---|',
);
for (const count of counts.length ? counts : [20_000, 60_000]) {
  const userDataDir = mkdtempSync(join(tmpdir(), 'profile-'));
  const args = ['--no-sandbox', '--disk-cache-size=4000000000'];
  const browser = await openBrowser({ userDataDir, args });
  await fillCache(browser, count);
  // This visit is not measured: it puts the files that all destinations share into the cache.
  await leave(browser, 'as built');
  for (const load of ['none', 'one busy core']) {
    const busy = load === 'none' ? undefined : spawn(process.execPath, ['-e', 'for(;;);']);
    const names = Object.keys(ways) as Way[];
    const rounds: (readonly [number, number])[][] = [];
    for (let round = 0; round < visits; round += 1) {
      const times: (readonly [number, number])[] = [];
      for (const way of names) times.push(await leave(browser, way));
      rounds.push(times);
    }
    busy?.kill();
    const of = (way: number, at: 0 | 1) => median(rounds.map((times) => times[way]![at]));
    names.forEach((name, way) => {
      const figures = [
        of(way, 0).toFixed(),
        of(way, 1).toFixed(),
        (of(way, 1) / of(0, 1)).toFixed(2),
      ];
      console.log(`| ${[count, load, name, ...figures].join(' | ')} |`);
    });
  }
  await browser.close();
  rmSync(userDataDir, { recursive: true, maxRetries: 10 });
}
process.exit();
