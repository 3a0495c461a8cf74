import type { APIRequestContext } from '@playwright/test';
import { intakeHref, issueNames, pathIn, paths, publicPaths, site } from '@lawyers/domain';
import { elementsOf, type Element } from '@lawyers/hosting';
import { articleLists, articleNumbers, everyPage } from '../visitor/addresses';
import { pageElements } from '../visitor/page-elements';
import { expect, test } from '../visitor/test';

type Page = { readonly links: readonly string[]; readonly ids: ReadonlySet<string> };

/** Every page that links reach from the home page, with its links and ids. */
async function crawl(request: APIRequestContext): Promise<ReadonlyMap<string, Page>> {
  const pages = new Map<string, Page>();
  const queue = [paths.home as string];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (pages.has(path)) continue;
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const elements = elementsOf(await answer.text());
    const links = hrefsOf(elements, ['a']);
    pages.set(path, {
      links,
      ids: new Set(elements.flatMap(({ attributes }) => attributes['id'] ?? [])),
    });
    queue.push(...links.filter((href) => href.startsWith('/')).map(withoutFragment));
  }
  return pages;
}

function hrefsOf(elements: readonly Element[], tagNames: readonly string[]): readonly string[] {
  return elements
    .filter(({ tagName }) => tagNames.includes(tagName))
    .flatMap(({ attributes }) => attributes['href'] ?? []);
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
    const elements = await pageElements(request, path);
    for (const href of hrefsOf(elements, ['a', 'link'])) {
      if (href.startsWith('/')) hrefs.add(withoutFragment(href));
    }
  }
  expect(hrefs.size).toBeGreaterThan(20);
  for (const href of hrefs) {
    expect((await request.get(href)).status(), `${href} is linked to`).toBe(200);
  }
});
