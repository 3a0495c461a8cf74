import { intakeHref, issueNames, paths, publicPaths } from '@lawyers/domain';
import type { APIRequestContext } from '@playwright/test';
import { articleLists, articleNumbers, everyPage } from '../visitor/addresses';
import { expect, test } from '../visitor/test';

type Page = { readonly links: readonly string[]; readonly ids: ReadonlySet<string> };

const link = /<a\b[^>]*\shref="([^"]+)"/g;
const id = /\sid="([^"]+)"/g;

/** Every page that can be reached from the home page by links alone, with what it links to. */
async function crawl(request: APIRequestContext): Promise<ReadonlyMap<string, Page>> {
  const pages = new Map<string, Page>();
  const waiting = [paths.home as string];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const links = [...html.matchAll(link)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    pages.set(path, { links, ids: new Set([...html.matchAll(id)].map(([, name = '']) => name)) });
    waiting.push(...links.filter((href) => href.startsWith('/')).map(withoutFragment));
  }
  return pages;
}

function withoutFragment(href: string): string {
  return href.replace(/#.*$/, '');
}

test('links alone lead to every page, and none of them is dead', async ({ request }) => {
  const reached = new Set((await crawl(request)).keys());
  // The confirmation is reached by sending, which has journeys of its own.
  const expected = [
    ...publicPaths,
    paths.blog,
    ...articleLists.map((list) => paths.blogPage(list.page)),
    ...articleNumbers.map(paths.article),
    ...issueNames.map((name) => intakeHref(name)),
  ];
  expect([...reached].sort()).toEqual([...expected].sort());
});

test('every link to a place within a page finds it', async ({ request }) => {
  const pages = await crawl(request);
  for (const [path, { links }] of pages) {
    for (const href of links.filter((candidate) => candidate.includes('#'))) {
      const [target = '', fragment = ''] = href.split('#');
      const ids = pages.get(target || path)?.ids;
      expect(ids?.has(fragment), `${href} on ${path}`).toBe(true);
    }
  }
});

test('every link to elsewhere is safe and for people', async ({ request }) => {
  for (const [path, { links }] of await crawl(request)) {
    for (const href of links.filter((candidate) => !/^[/#]/.test(candidate))) {
      expect(href, path).toMatch(/^(https:|tel:)/);
    }
  }
});

test('no link of the site leads nowhere', async ({ request }) => {
  const hrefs = new Set<string>();
  for (const path of everyPage) {
    const html = await (await request.get(path)).text();
    for (const [, href] of html.matchAll(/<(?:a|link)\s[^>]*?href="(\/[^"#]*)/g)) hrefs.add(href!);
  }
  expect(hrefs.size).toBeGreaterThan(20);
  for (const href of hrefs) {
    expect((await request.get(href)).status(), `${href} is linked to`).toBe(200);
  }
});
