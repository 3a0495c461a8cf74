import type { APIRequestContext } from '@playwright/test';
import { intakeHref, issueNames, pathIn, paths, publicPaths, site } from '@lawyers/domain';
import { elementsOf, type Element } from '@lawyers/hosting';
import { articleLists, articleNumbers, missingPage } from '../visitor/addresses';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

test('links reach every page in every language from the home page, none is broken or redirects, each fragment and picture exists, and no other site learns where the visitor comes from', async ({
  request,
}) => {
  const pages = await crawl(request);
  // No link leads to the page of the confirmation: visitors reach it only by sending a form. The tests in `journeys`
  // cover it.
  const expected = [
    ...publicPaths,
    ...articleLists.map((list) => paths.blogPage(list.page)),
    ...articleNumbers.map(paths.article),
    ...issueNames.map((name) => intakeHref(name)),
    // Every link to the intake page has a query with an issue, except the link to the other language in the intake
    // page's own header, to which only a script adds the query.
    ...(site.languages.length > 1 ? [paths.intake] : []),
  ];
  const inEveryLanguage = site.languages.flatMap((one) =>
    expected.map((path) => pathIn(one, path)),
  );
  expect([...pages.keys()].sort()).toEqual(inEveryLanguage.sort());

  const files = new Set<string>();
  const broken: string[] = [];
  for (const [path, { links, linked, shared }] of pages) {
    for (const href of [...internal(linked), ...shared]) files.add(href);
    for (const href of links) {
      const [target, fragment] = href.split('#');
      const exists = fragment === undefined || pages.get(target || path)?.ids.has(fragment);
      if (!exists || !/^([/#]|https:|tel:)/.test(href)) broken.push(`${href} on ${path}`);
    }
  }
  expect(broken).toEqual([]);
  expect(pages.get(paths.home)?.shared.length).toBeGreaterThan(1);
  expect([...pages].filter(([, { telling }]) => telling.length > 0)).toEqual([]);
  const notFound = elementsOf(await (await request.get(missingPage)).text());
  for (const href of [...files, ...internal(hrefsOf(notFound, 'a'))])
    expect((await request.get(href)).status(), href).toBe(200);
});

type Page = {
  readonly links: readonly string[];
  readonly linked: readonly string[];
  /** The pictures that social networks and search engines show with the page. */
  readonly shared: readonly string[];
  /**
   * The addresses of other sites in links without `noreferrer`. A browser may tell these sites where the visitor comes
   * from.
   */
  readonly telling: readonly string[];
  readonly ids: ReadonlySet<string | undefined>;
};

/** Every page that can be reached by links from the home page. */
async function crawl(request: APIRequestContext): Promise<ReadonlyMap<string, Page>> {
  const pages = new Map<string, Page>();
  const queue = [paths.home as string];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (pages.has(path)) continue;
    const answer = await request.get(path);
    expect([answer.status(), answer.url()]).toEqual([200, sandboxSite.url + path]);
    const elements = elementsOf(await answer.text());
    const links = hrefsOf(elements, 'a');
    const ids = new Set(elements.map(({ attributes }) => attributes['id']));
    const telling = hrefsOf(
      elements.filter(({ attributes }) => !attributes['rel']?.includes('noreferrer')),
      'a',
    ).filter((href) => href.startsWith('https:'));
    const linked = hrefsOf(elements, 'link');
    pages.set(path, { links, linked, shared: sharedPictures(elements), telling, ids });
    queue.push(...internal(links));
  }
  return pages;
}

function hrefsOf(elements: readonly Element[], name: string): readonly string[] {
  return elements
    .filter(({ tagName }) => tagName === name)
    .flatMap(({ attributes }) => attributes['href'] ?? []);
}

/** The addresses of the pictures in a page's Open Graph data, and in its structured data (JSON-LD). */
function sharedPictures(elements: readonly Element[]): readonly string[] {
  const pictures = elements.flatMap(({ attributes: { property, content } }) =>
    property === 'og:image' && content ? [content] : [],
  );
  for (const { attributes, text } of elements) {
    if (attributes['type'] !== 'application/ld+json') continue;
    JSON.parse(text, (key, value: unknown) => {
      if (['image', 'logo'].includes(key) && typeof value === 'string') pictures.push(value);
      return value;
    });
  }
  return pictures;
}

/** The links to this site, without fragments. */
function internal(hrefs: readonly string[]): readonly string[] {
  return hrefs.filter((href) => href.startsWith('/')).map((href) => href.replace(/#.*$/, ''));
}
