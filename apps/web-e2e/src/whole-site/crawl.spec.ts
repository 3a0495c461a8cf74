import { intakeHref, issueNames, pathIn, paths, publicPaths, site } from '@lawyers/domain';
import type { APIRequestContext } from '@playwright/test';
import { articleLists, articleNumbers, everyPage } from '../visitor/addresses';
import { expect, test } from '../visitor/test';

type Page = { readonly links: readonly string[]; readonly ids: ReadonlySet<string> };

const link = /<a\b[^>]*\shref="([^"]+)"/g;
const id = /\sid="([^"]+)"/g;

/** Every page that links reach from the home page, with its links and ids. */
async function crawl(request: APIRequestContext): Promise<ReadonlyMap<string, Page>> {
  const pages = new Map<string, Page>();
  const queue = [paths.home as string];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (pages.has(path)) continue;
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const links = [...html.matchAll(link)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    pages.set(path, { links, ids: new Set([...html.matchAll(id)].map(([, name = '']) => name)) });
    queue.push(...links.filter((href) => href.startsWith('/')).map(withoutFragment));
  }
  return pages;
}

function withoutFragment(href: string): string {
  return href.replace(/#.*$/, '');
}

// In one worker, so that one crawl is enough.
test.describe.configure({ mode: 'default' });

let pages: ReadonlyMap<string, Page>;
test.beforeAll(async ({ request }) => {
  pages = await crawl(request);
});

test('links reach every page in every language from the home page, and none is broken', () => {
  // Only sending leads to the confirmation; the journeys cover that.
  const expected = [
    ...publicPaths,
    paths.blog,
    ...articleLists.map((list) => paths.blogPage(list.page)),
    ...articleNumbers.map(paths.article),
    ...issueNames.map((name) => intakeHref(name)),
    // Without a query only the link to another language leads there.
    ...(site.languages.length > 1 ? [paths.intake] : []),
  ];
  const inEveryLanguage = site.languages.flatMap((one) =>
    expected.map((path) => pathIn(one, path)),
  );
  expect([...pages.keys()].sort()).toEqual(inEveryLanguage.sort());
});

test('the target of every fragment link exists', () => {
  for (const [path, { links }] of pages) {
    for (const href of links.filter((candidate) => candidate.includes('#'))) {
      const [target = '', fragment = ''] = href.split('#');
      const ids = pages.get(target || path)?.ids;
      expect(ids?.has(fragment), `${href} on ${path}`).toBe(true);
    }
  }
});

test('every external link uses https: or tel:', () => {
  for (const [path, { links }] of pages) {
    for (const href of links.filter((candidate) => !/^[/#]/.test(candidate))) {
      expect(href, path).toMatch(/^(https:|tel:)/);
    }
  }
});

test('every internal link and link element answers 200', async ({ request }) => {
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
