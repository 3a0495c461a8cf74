/** @jest-environment node */
import { publicPaths, site } from '@lawyers/domain';
import { elementsOf } from '@lawyers/hosting';
import { loader as security } from './security.route';
import { loader as sitemap } from './sitemap.route';
import { element } from './xml.server';

// Articles of its own, so that the test does not depend on the files of articles.
jest.mock('@lawyers/blog-content', () => ({
  ...jest.requireActual<object>('@lawyers/blog-content'),
  articles: () => [1, 2, 3, 4].map((number) => ({ number, reviewed: '2026-11-20' })),
}));

test('the sitemap lists every page once in each language, with links to the page in all languages', async () => {
  jest.replaceProperty(site, 'languages', ['en', 'es']);
  const elements = elementsOf(await sitemap().text());
  const addresses = elements.filter(({ tagName }) => tagName === 'loc').map(({ text }) => text);
  const links = elements.filter(({ tagName }) => tagName === 'xhtml:link');

  expect(addresses).toHaveLength((publicPaths.length + 1 + 4) * 2);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(
    expect.arrayContaining(['http://localhost:4200/', 'http://localhost:4200/es/blogs/page1/4']),
  );
  expect(links).toHaveLength(addresses.length * 3);
  const hrefs = links.map(({ attributes }) => attributes['href']);
  expect([...new Set(hrefs)].sort()).toEqual([...addresses].sort());
});

test('markup in the text of an XML element is escaped', () => {
  const text = 'Fees & "costs" <25% ]]> </loc>';
  expect(elementsOf(element('loc', text))).toEqual([
    expect.objectContaining({ tagName: 'loc', text }),
  ]);
});

test('security.txt names the contact page, and is valid for a year from the build', async () => {
  jest.useFakeTimers({ now: new Date('2026-02-01T10:00:00Z') });

  expect(await security().text()).toBe(
    'Contact: http://localhost:4200/contact\n' +
      'Expires: 2027-02-01T10:00:00.000Z\n' +
      'Canonical: http://localhost:4200/.well-known/security.txt\n',
  );
});
