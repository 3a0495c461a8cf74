import { createServer, type Server } from 'node:http';
import { navigation, type Flags } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { paths } from '@lawyers/domain';
import { figures, visit } from './browser';
import { median, type Figure, type Measure } from './table';

/** The pages to measure: the three that have a form, then a list of articles and an article. */
const pages = [paths.home, paths.intake, paths.contact, paths.blogPage(1), paths.article(14)];

/** Serves the site, and at `/bare?<picture>` a page that contains nothing but this picture. */
export function withBarePictures(site: Server): Server {
  return createServer((request, response) => {
    const [path, picture] = `${request.url}`.split('?');
    if (path !== '/bare') return void site.emit('request', request, response);
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!DOCTYPE html><img fetchpriority="high" src="${picture}">`);
  });
}

export async function measureLoading(browser: Browser, site: string, runs: number) {
  const rounds = pages.map((path) => ({ path, all: [] as Round[] }));
  for (let run = 0; run < runs; run += 1)
    for (const { path, all } of rounds) all.push(await visitAll(browser, site, path));
  const of = (key: keyof Round) =>
    rounds.map(({ path, all }) => [path, median(all.map((round) => round[key]))] as const);
  // Leaves out pages without a picture of high priority. Their figure is 0.
  const pictures = of('picture').filter(([, ratio]) => ratio > 0);
  return [
    ['FCP ÷ paper', 1.05, of('fcp')],
    ['LCP ÷ paper, with the page’s largest picture', 1.05, of('lcp')],
    [
      'Time until the picture of high priority is complete ÷ in a page that has only this picture',
      1.1,
      pictures,
    ],
    ['Total blocking time, ms', 50, of('blocked')],
    ['Layout shift', 0, of('shift')],
  ] satisfies Measure[];
}

type Round = Awaited<ReturnType<typeof visitAll>>;

/**
 * Visits a page and the versions with which it is compared: "paper", which is the page without fonts, pictures, and
 * scripts, and so the fastest that it could be; paper with the page's largest picture; and a page that contains only
 * the first picture with `fetchpriority="high"`. The visits follow each other, so that other load on the machine
 * affects all of them.
 */
async function visitAll(browser: Browser, site: string, path: string) {
  const load = (address: string, blocked: readonly string[] = []) =>
    visit(browser, async (page) => {
      const session = await page.createCDPSession();
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urls: [...blocked] });
      // Some pages with a form fetch its modules already when the browser is idle, before any interaction. The visit
      // waits for them, so that their effect is measured, too.
      await page.goto(site + address, { waitUntil: 'networkidle0' });
      return page.evaluate(figures);
    });
  const page = await load(path);
  const { largestPicture, priorityPicture, files, blocked, shift } = page;
  const others = files.filter((file) => file !== largestPicture);
  const paper = await load(path, files);
  const withPicture = largestPicture ? await load(path, others) : paper;
  const [fcp, lcp] = [page.fcp / paper.fcp, page.lcp / withPicture.lcp];
  const bare = priorityPicture ? await load(priorityPicture.replace(site, '/bare?')) : undefined;
  return { fcp, lcp, picture: bare ? page.complete / bare.complete : 0, blocked, shift };
}

/**
 * How many of 100 points Lighthouse takes off from each page, in the category with the lowest score, without
 * throttling. `is-crawlable` is skipped, because the intake page is hidden from search engines on purpose.
 */
export async function measureQuality(browser: Browser, site: string): Promise<Measure> {
  const flags: Flags = {
    onlyCategories: ['accessibility', 'best-practices', 'seo'],
    skipAudits: ['is-crawlable'],
    throttlingMethod: 'provided',
  };
  const lost: Figure[] = [];
  for (const path of pages) {
    const result = await navigation(await browser.newPage(), site + path, { flags });
    const scores = Object.values(result!.lhr.categories).map(({ score }) => score ?? 0);
    lost.push([path, 100 * (1 - Math.min(...scores))]);
  }
  return ['Points that Lighthouse takes off: accessibility, best practices, SEO', 0, lost];
}
