import { articleData, breadcrumbData, homeData } from './structured-data';

const article = {
  title: 'Seven Red Flags',
  description: 'What to look out for.',
  path: '/blogs/page1/6',
  image: '/assets/open-graph-A.jpg',
  published: '2026-01-02',
  reviewed: '2026-11-20',
  words: 1234,
};

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Articles', path: '/blogs/page1' },
  { name: 'Seven Red Flags', path: '/blogs/page1/6' },
];

/** Every thing in the data, however deep it lies. */
function things(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(data)) return data.flatMap(things);
  if (typeof data !== 'object' || data === null) return [];
  const thing = data as Readonly<Record<string, unknown>>;
  return [thing, ...Object.values(thing).flatMap(things)];
}

const ofType = (data: unknown, type: string) =>
  things(data).filter((thing) => thing['@type'] === type);

test('home names the site and who runs it, and claims nothing more', () => {
  const types = things(homeData()).flatMap((thing) => thing['@type'] ?? []);

  expect([...new Set(types)].sort()).toEqual(['Organization', 'WebSite']);
});

test('an article says what stands on it, and when', () => {
  expect(ofType(articleData(article), 'BlogPosting')).toEqual([
    expect.objectContaining({
      headline: 'Seven Red Flags',
      description: 'What to look out for.',
      datePublished: '2026-01-02',
      dateModified: '2026-11-20',
      wordCount: 1234,
      image: 'http://localhost:4200/assets/open-graph-A.jpg',
      mainEntityOfPage: 'http://localhost:4200/blogs/page1/6',
    }),
  ]);
});

test('an article has the organization for its author, and no person', () => {
  const data = articleData(article);
  const [organization] = ofType(data, 'Organization');
  const [posting] = ofType(data, 'BlogPosting');

  expect(posting?.['author']).toEqual({ '@id': organization?.['@id'] });
  expect(posting?.['publisher']).toEqual({ '@id': organization?.['@id'] });
  expect(ofType(data, 'Person')).toEqual([]);
});

test.each([
  ['home', homeData()],
  ['an article', articleData(article)],
  ['a trail', breadcrumbData(crumbs)],
])('the data of %s is of schema.org, with full addresses and no rating', (_what, data) => {
  expect(data['@context']).toBe('https://schema.org');
  const keys = things(data).flatMap(Object.keys);
  expect(keys.filter((key) => /rating|review/i.test(key))).toEqual([]);
  for (const thing of things(data)) {
    for (const key of ['@id', 'url', 'item', 'logo', 'image']) {
      if (key in thing) expect(thing[key]).toMatch(/^http:\/\/localhost:4200\//);
    }
  }
});

test('an article without a picture of its own shows the one of the site', () => {
  const [posting] = ofType(articleData({ ...article, image: undefined }), 'BlogPosting');

  expect(posting).toMatchObject({ image: 'http://localhost:4200/open-graph.jpg' });
});
