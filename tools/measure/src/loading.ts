import { navigation, type Flags, type RunnerResult } from 'lighthouse';
import type { Page } from 'puppeteer-core';
import { paths } from '@lawyers/domain';
import { files, largestPaint, slow, valueOf, visit } from './browser';
import { median, type Measure } from './table';

/** One for every type of page. The intake hides from search engines. The largest element of article 14 is its cover. */
const pages = [paths.home, paths.intake, paths.contact, paths.blogPage(1), paths.article(14)];

type Round = Awaited<ReturnType<typeof visitThrice>>;

/** Lighthouse sometimes misses the start of its trace, and asks to be run again. */
async function load(tab: Page, url: string, flags: Flags, tries = 6): Promise<RunnerResult> {
  const result = await navigation(tab, url, { flags });
  const missed = result?.lhr.audits['first-contentful-paint']?.errorMessage;
  return missed && tries > 1 ? load(tab, url, flags, tries - 1) : result!;
}

/** The page, paper, and paper with its largest picture in turn, so that other load on the machine affects all. */
async function visitThrice(url: string) {
  const [page, all, { picture }] = await visit(async (tab) => {
    const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
    const flags = { ...slow, onlyCategories, skipAudits: ['is-crawlable'] };
    const result = await load(tab, url, flags);
    return [result, await tab.evaluate(files), await tab.evaluate(largestPaint)] as const;
  });
  const without = (blockedUrlPatterns: string[]) =>
    visit((tab) => load(tab, url, { ...slow, blockedUrlPatterns }));
  const paper = await without(all);
  const withPicture = picture ? await without(all.filter((file) => file !== picture)) : paper;
  const [, ...scores] = Object.values(page.lhr.categories).map(({ score }) => score ?? 0);
  const [fcp, lcp] = ['first-contentful-paint', 'largest-contentful-paint'];
  return {
    fcp: valueOf(page, fcp) / valueOf(paper, fcp),
    lcp: valueOf(page, lcp) / valueOf(withPicture, lcp),
    blocked: valueOf(page, 'total-blocking-time'),
    shift: valueOf(page, 'cumulative-layout-shift'),
    lost: 100 * (1 - Math.min(...scores)),
  };
}

export async function measureLoading(site: string, runs: number): Promise<readonly Measure[]> {
  const rounds = new Map(pages.map((path) => [path, [] as Round[]]));
  for (let run = 0; run < runs; run += 1) {
    for (const [path, found] of rounds) {
      found.push(await visitThrice(site + path));
      console.log(`  ${path} ${JSON.stringify(found.at(-1))}`);
    }
  }
  const of = (key: keyof Round) =>
    pages.map((path) => [path, median(rounds.get(path)!.map((round) => round[key]))] as const);
  return [
    ['FCP ÷ paper', 1.05, of('fcp')],
    ['LCP ÷ paper, with the page’s largest picture', 1.05, of('lcp')],
    ['Total blocking time, ms', 50, of('blocked')],
    ['Layout shift', 0, of('shift')],
    ['Points that Lighthouse takes off: accessibility, best practices, SEO', 0, of('lost')],
  ];
}
