import type { APIRequestContext } from '@playwright/test';
import { intakeHref, issueNames, pathIn, paths, publicPaths, site } from '@lawyers/domain';
import { elementsOf, type Element } from '@lawyers/hosting';
import { articleLists, articleNumbers, missingPage } from '../visitor/addresses';
import { expect, test } from '../visitor/test';

test('links reach every page in every language from the home page, none is broken, and each fragment exists', async ({
  request,
}) => {
  const pages = await crawl(request);
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

  const files = new Set<string>();
  for (const [path, elements] of pages) {
    for (const href of internal(hrefsOf(elements, 'link'))) files.add(href);
    for (const href of hrefsOf(elements, 'a')) {
      expect(href, path).toMatch(/^([/#]|https:|tel:)/);
      const [target, fragment] = href.split('#');
      if (fragment === undefined) continue;
      const ids = pages.get(target || path)?.map(({ attributes }) => attributes['id']);
      expect(ids, `${href} on ${path}`).toContain(fragment);
    }
  }
  const notFound = elementsOf(await (await request.get(missingPage)).text());
  for (const href of [...files, ...internal(hrefsOf(notFound, 'a'))])
    expect((await request.get(href)).status(), href).toBe(200);
});

/** The elements of every page that links reach from the home page. */
async function crawl(request: APIRequestContext): Promise<Map<string, readonly Element[]>> {
  const pages = new Map<string, readonly Element[]>();
  const queue = [paths.home as string];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (pages.has(path)) continue;
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const elements = elementsOf(await answer.text());
    pages.set(path, elements);
    queue.push(...internal(hrefsOf(elements, 'a')));
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
