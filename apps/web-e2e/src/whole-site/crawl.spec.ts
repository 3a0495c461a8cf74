import type { APIRequestContext } from '@playwright/test';
import { intakeHref, issueNames, pathIn, paths, publicPaths, site } from '@lawyers/domain';
import { elementsOf, type Element } from '@lawyers/hosting';
import { articleLists, articleNumbers, missingPage } from '../visitor/addresses';
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
    const links = hrefsOf(elements, 'a');
    const ids = new Set(elements.flatMap(({ attributes }) => attributes['id'] ?? []));
    pages.set(path, { links, ids });
    queue.push(...internal(links));
    for (const href of internal(hrefsOf(elements, 'link'))) resources.add(href);
  }
  return pages;
}

function hrefsOf(elements: readonly Element[], name: string): readonly string[] {
  return elements
    .filter(({ tagName }) => tagName === name)
    .flatMap(({ attributes }) => attributes['href'] ?? []);
}

/** The links to this site, without their fragments. */
function internal(hrefs: readonly string[]): readonly string[] {
  return hrefs.filter((href) => href.startsWith('/')).map((href) => href.replace(/#.*$/, ''));
}

// In one worker, so that one crawl is enough.
test.describe.configure({ mode: 'default' });

const resources = new Set<string>();
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

test('every link element, and every link of the not-found page, answers 200', async ({
  request,
}) => {
  const notFound = elementsOf(await (await request.get(missingPage)).text());
  const hrefs = new Set([...resources, ...internal(hrefsOf(notFound, 'a'))]);
  expect(hrefs.size).toBeGreaterThan(10);
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
});
