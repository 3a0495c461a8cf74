/** @jest-environment node */
import { join } from 'node:path';
import { issueNames, privatePaths, publicPaths, site, type SiteFacts } from '@lawyers/domain';
import { inLanguage } from '@lawyers/domain/testing';
import { meta as notFound } from '../pages/not-found/not-found.route';
import routes from '../routes';
import { alternates, pageMeta } from './page-meta';

type Meta = () => ReturnType<typeof pageMeta>;

const indexable = publicPaths.map((path) => [path, metaOf(path)] as const);
const noindexed: readonly (readonly [string, Meta])[] = [
  ...privatePaths.map((path) => [path, metaOf(path)] as const),
  ['/404', notFound],
];

/** The `meta` function of the route at an address. */
function metaOf(address: string): Meta {
  const { file = '' } = routes.find(({ path = '' }) => `/${path}` === address) ?? {};
  return jest.requireActual<{ readonly meta: Meta }>(join(__dirname, '..', file)).meta;
}

/** Where the page's `hreflang` links lead: to the page in each language, and in the one for all other readers. */
const translations = (descriptors: ReturnType<typeof pageMeta>) =>
  descriptors.flatMap((one) => ('hrefLang' in one ? [one['href']] : []));

const page = { title: 'Contact Us', description: 'Ask a question.', path: '/contact' };

/** The values of all descriptors that have this key, or whose `name`, `property`, or `rel` is equal to it. */
function values(descriptors: ReturnType<typeof pageMeta>, key: string): readonly unknown[] {
  return descriptors.flatMap((descriptor) => {
    const entry = descriptor as Readonly<Record<string, unknown>>;
    if (key in entry) return [entry[key]];
    return [entry['name'], entry['property'], entry['rel']].includes(key)
      ? [entry['content'] ?? entry['href']]
      : [];
  });
}

test.each(indexable)('%s has one absolute canonical URL and is indexable', (path, meta) => {
  expect(values(meta(), 'canonical')).toEqual([`http://localhost:4200${path}`]);
  expect(values(meta(), 'og:url')).toEqual([`http://localhost:4200${path}`]);
  expect(values(meta(), 'robots')).toEqual([]);
});

test.each(noindexed)('%s has noindex, no canonical URL, and no preview', (_path, meta) => {
  expect(values(meta(), 'robots')).toEqual(['noindex']);
  expect(values(meta(), 'canonical')).toEqual([]);
  expect(meta().filter((entry) => 'property' in entry)).toEqual([]);
});

test.each(['title', 'description'])('every page has one %s of its own', (key) => {
  const ofPages = [...indexable, ...noindexed].map(([, meta]) => values(meta(), key));
  for (const one of ofPages) expect(one).toEqual([expect.stringMatching(/\S/)]);
  expect(new Set(ofPages.flat()).size).toBe(ofPages.length);
});

test.each([...indexable, ...noindexed])(
  'the title of %s does not reveal the subject of the site',
  (_path, meta) => {
    const titles = [...values(meta(), 'title'), ...values(meta(), 'og:title')].join(' ');

    for (const name of issueNames) expect(titles).not.toContain(name);
    expect(titles).not.toMatch(/\b(sex|abuse|assault|violence|exploitation|victim|injur)/i);
  },
);

test('a title ends with the brand and names it once', () => {
  expect(values(pageMeta(page), 'title')).toEqual([`Contact Us | ${site.brand}`]);
  expect(values(pageMeta({ ...page, title: site.brand }), 'title')).toEqual([site.brand]);
});

test('a page without a picture of its own has the site’s neutral share image', () => {
  expect(values(pageMeta(page), 'og:image')).toEqual(['http://localhost:4200/open-graph.jpg']);
  expect(values(pageMeta({ ...page, image: '/assets/a.jpg' }), 'og:image')).toEqual([
    'http://localhost:4200/assets/a.jpg',
  ]);
});

test('structured data is only on indexable pages', () => {
  const data = [{ '@type': 'One' }, { '@type': 'Two' }];

  expect(values(pageMeta({ ...page, data }), 'script:ld+json')).toEqual([
    { '@context': 'https://schema.org', '@graph': data },
  ]);
  expect(values(pageMeta({ ...page, data, noindex: true }), 'script:ld+json')).toEqual([]);
});

beforeEach(() => void jest.replaceProperty(site, 'languages', ['en', 'es']));

test('an indexable page names the feed in its language, and no other page does', async () => {
  const spanish = await inLanguage('es', () => import('./page-meta'));
  const feedOf = (meta: ReturnType<typeof pageMeta>) =>
    meta.flatMap((one) => ('type' in one ? [one] : []));
  const link = { tagName: 'link', rel: 'alternate', type: 'application/rss+xml' };

  expect(feedOf(pageMeta(page))).toEqual([{ ...link, href: 'http://localhost:4200/feed.xml' }]);
  expect(feedOf(spanish.pageMeta({ ...page, path: '/es/contact' }))).toEqual([
    { ...link, href: 'http://localhost:4200/es/feed.xml' },
  ]);
  expect(feedOf(pageMeta({ ...page, noindex: true }))).toEqual([]);
});

test('an indexable page names itself in every language, and English for all other readers', () => {
  expect(translations(pageMeta(page))).toEqual([
    'http://localhost:4200/contact',
    'http://localhost:4200/es/contact',
    'http://localhost:4200/contact',
  ]);
  expect(values(pageMeta(page), 'hrefLang')).toEqual(['en', 'es', 'x-default']);
  expect(values(pageMeta(page), 'og:locale')).toEqual(['en_US']);
  expect(values(pageMeta({ ...page, noindex: true }), 'hrefLang')).toEqual([]);
});

test('a site in English alone names no other language', () => {
  jest.replaceProperty(site, 'languages', ['en']);
  expect(translations(pageMeta(page))).toEqual([]);
});

test('a Spanish page has its own canonical URL and the same alternates', async () => {
  const spanish = await inLanguage('es', async () => {
    const loaded = jest.requireActual<{ readonly site: SiteFacts }>('@lawyers/domain');
    jest.replaceProperty(loaded.site, 'languages', ['en', 'es']);
    return import('./page-meta');
  });
  const meta = spanish.pageMeta({ ...page, path: '/es/contact' });

  expect(values(meta, 'canonical')).toEqual(['http://localhost:4200/es/contact']);
  expect(values(meta, 'og:locale')).toEqual(['es_US']);
  expect(spanish.alternates('/es/contact')).toEqual(alternates('/contact'));
  expect(values(spanish.pageMeta({ ...page, path: '/es/formInput' }), 'robots')).toEqual([
    'noindex',
  ]);
});
