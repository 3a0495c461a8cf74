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

// `npm run bench-exit [visits] [files …]`: how soon the page that Exit opens has loaded in a Chromium whose cache holds
// that many files of other sites. In turns: by one navigation alone, by Exit as it is built, and if the page also asked
// for an empty cache on Exit, or when the next page has answered (decision 29). Build first: nx build-sandbox web

const [visits = 9, ...counts] = process.argv.slice(2).map(Number);

/** What a click on Exit does, and the event on which the page asks for an empty cache. */
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

/** Another site: pages, and files of 12 kB that browsers may keep. Its page `/destination` answers after 100 ms. */
const otherUrl = await serve('127.0.0.1', async (request, response) => {
  const { pathname, search } = new URL(request.url!, siteUrl);
  const isFile = pathname === '/file';
  response.setHeader('Content-Type', isFile ? 'image/bmp' : 'text/html');
  if (isFile) {
    response.setHeader('Cache-Control', 'max-age=31536000');
    return void response.end(randomBytes(12_000));
  }
  // Every second of its files was loaded by an earlier visit.
  const names = Array.from({ length: 40 }, (_, at) => (at % 2 ? `${at}` : `${at}${search}`));
  const images = names.map((name) => `<img src="/file?${encodeURIComponent(name)}">`).join('');
  if (pathname === '/destination') await wait(100);
  response.end(`<!DOCTYPE html>${pathname === '/destination' ? images : ''}`);
});

async function serve(host: string, answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0);
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

/** Opens the contact page, and clicks Exit. Returns the ms until the destination's first byte, and until it has loaded. */
async function leave(browser: Browser, way: Way): Promise<readonly [number, number]> {
  const page = await browser.newPage();
  const destination = `${otherUrl}/destination?${(visit += 1)}`;
  if (way === 'location.replace alone')
    await page.evaluateOnNewDocument(
      (address) =>
        // Capturing, so before the page's own listeners, which it stops.
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
  // What is still being deleted must not slow the next visit.
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
  // The first visit fills the cache with what all destinations share.
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
