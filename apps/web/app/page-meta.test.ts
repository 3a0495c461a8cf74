/** @jest-environment node */
import { join } from 'node:path';
import { issueNames, privatePaths, publicPaths, site } from '@lawyers/domain';
import { meta as notFound } from './not-found/not-found.route';
import routes from './routes';
import { pageMeta } from './seo/page-meta';

type Meta = () => ReturnType<typeof pageMeta>;

const shown = publicPaths.map((path) => [path, metaOf(path)] as const);
const kept: readonly (readonly [string, Meta])[] = [
  ...privatePaths.map((path) => [path, metaOf(path)] as const),
  ['/404', notFound],
];

/** What the page at an address says of itself. */
function metaOf(address: string): Meta {
  const { file = '' } = routes.find(({ path = '' }) => `/${path}` === address) ?? {};
  return jest.requireActual<{ readonly meta: Meta }>(join(__dirname, file)).meta;
}

const page = { title: 'Contact Us', description: 'Ask a question.', path: '/contact' };

/** What a page says of itself: the values of one name, property or kind. */
function values(descriptors: ReturnType<typeof pageMeta>, key: string): readonly unknown[] {
  return descriptors.flatMap((descriptor) => {
    const entry = descriptor as Readonly<Record<string, unknown>>;
    if (key in entry) return [entry[key]];
    return [entry['name'], entry['property'], entry['rel']].includes(key)
      ? [entry['content'] ?? entry['href']]
      : [];
  });
}

test.each(shown)('%s has one canonical address, the full one, and may be found', (path, meta) => {
  expect(values(meta(), 'canonical')).toEqual([`http://localhost:4200${path}`]);
  expect(values(meta(), 'og:url')).toEqual([`http://localhost:4200${path}`]);
  expect(values(meta(), 'robots')).toEqual([]);
});

test.each(kept)('%s is kept out of search, without address or preview', (_path, meta) => {
  expect(values(meta(), 'robots')).toEqual(['noindex']);
  expect(values(meta(), 'canonical')).toEqual([]);
  const shared = meta().filter((entry) => 'property' in entry);
  expect(shared).toEqual([]);
});

test.each([...shown, ...kept])('%s has one title and one description', (_path, meta) => {
  expect(values(meta(), 'title')).toEqual([expect.stringMatching(/\S/)]);
  expect(values(meta(), 'description')).toEqual([expect.stringMatching(/\S/)]);
});

test('no two pages have the same title or description', () => {
  for (const key of ['title', 'description']) {
    const all = [...shown, ...kept].flatMap(([, meta]) => values(meta(), key));
    expect(new Set(all).size).toBe(all.length);
  }
});

test.each([...shown, ...kept])('the title of %s gives nothing away', (_path, meta) => {
  const words = [...values(meta(), 'title'), ...values(meta(), 'og:title')].join(' ');

  for (const name of issueNames) expect(words).not.toContain(name);
  expect(words).not.toMatch(/\b(sex|abuse|assault|violence|exploitation|victim|injur)/i);
});

test('a title ends with the brand, which is named once', () => {
  expect(values(pageMeta(page), 'title')).toEqual([`Contact Us | ${site.brand}`]);
  expect(values(pageMeta({ ...page, title: site.brand }), 'title')).toEqual([site.brand]);
});

test('a page without a picture of its own is shared with the neutral one of the site', () => {
  expect(values(pageMeta(page), 'og:image')).toEqual(['http://localhost:4200/open-graph.jpg']);
  expect(values(pageMeta({ ...page, image: '/assets/a.jpg' }), 'og:image')).toEqual([
    'http://localhost:4200/assets/a.jpg',
  ]);
});

test('what search engines read stands on pages that may be found, and only there', () => {
  const data = [{ '@type': 'One' }, { '@type': 'Two' }];

  expect(values(pageMeta({ ...page, data }), 'script:ld+json')).toEqual(data);
  expect(values(pageMeta({ ...page, data, noindex: true }), 'script:ld+json')).toEqual([]);
});
