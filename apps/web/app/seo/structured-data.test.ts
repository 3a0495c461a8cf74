/** @jest-environment node */
import { inLanguage } from '@lawyers/domain/testing';
import { articleData, breadcrumbData, homeData } from './structured-data';

const article = {
  title: 'Seven Red Flags',
  description: 'What to look out for.',
  path: '/blogs/page1/6',
  image: '/assets/open-graph-A.jpg',
  published: '2026-01-02',
  reviewed: '2026-11-20',
};

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Articles', path: '/blogs/page1' },
  { name: 'Seven Red Flags', path: '/blogs/page1/6' },
];

/** Every object in the data, at any depth, including the data itself. */
function nodes(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(data)) return data.flatMap(nodes);
  if (typeof data !== 'object' || data === null) return [];
  const node = data as Readonly<Record<string, unknown>>;
  return [node, ...Object.values(node).flatMap(nodes)];
}

const ofType = (data: unknown, type: string) =>
  nodes(data).filter((node) => node['@type'] === type);

test('an article has its title, description, dates, and URLs, and the organization as author and publisher', () => {
  const data = articleData(article);
  const [organization] = ofType(data, 'Organization');
  const byOrganization = { '@id': organization?.['@id'] };
  expect(ofType(data, 'BlogPosting')).toEqual([
    expect.objectContaining({
      headline: 'Seven Red Flags',
      description: 'What to look out for.',
      datePublished: '2026-01-02',
      dateModified: '2026-11-20',
      image: 'http://localhost:4200/assets/open-graph-A.jpg',
      mainEntityOfPage: 'http://localhost:4200/blogs/page1/6',
      author: byOrganization,
      publisher: byOrganization,
    }),
  ]);
  expect(ofType(data, 'Person')).toEqual([]);
});

test('the organization is one, with one address, on the pages of every language', async () => {
  const spanish = await inLanguage('es', () => import('./structured-data'));
  const organizations = [homeData(), articleData(article), spanish.homeData()].map((data) =>
    ofType(data, 'Organization'),
  );
  for (const one of organizations) expect(one).toEqual(organizations[0]);
  expect(organizations[0]).toEqual([
    expect.objectContaining({
      '@id': 'http://localhost:4200/#organization',
      url: 'http://localhost:4200/',
    }),
  ]);
});

test.each([
  ['home', homeData()],
  ['an article', articleData(article)],
  ['breadcrumbs', breadcrumbData(crumbs)],
])('the data of %s has absolute URLs and no rating', (_what, data) => {
  const values = nodes(data).flatMap(Object.entries);
  expect(values.filter(([key]) => /rating|review/i.test(key))).toEqual([]);
  const urls = values.filter(([key]) => ['@id', 'url', 'item', 'logo', 'image'].includes(key));
  expect(urls.length).toBeGreaterThan(2);
  for (const [key, url] of urls)
    expect([key, url]).toEqual([key, expect.stringMatching(/^http:\/\/localhost:4200\//)]);
});
