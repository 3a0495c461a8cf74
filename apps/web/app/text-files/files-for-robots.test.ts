/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articleSource } from '@lawyers/blog-content/article-source';
import { publicPaths, site } from '@lawyers/domain';
import { elementsOf } from '@lawyers/hosting';
import { loader as security } from './security.route';
import { loader as sitemap } from './sitemap.route';
import { element } from './xml.server';

const articles = mkdtempSync(join(tmpdir(), 'sitemap-'));
process.env['ARTICLES_DIR'] = articles;
for (const number of [1, 2, 3, 4]) {
  mkdirSync(join(articles, `0${number}-made-up`));
  const related = [1, 2, 3, 4].filter((other) => other !== number);
  writeFileSync(
    join(articles, `0${number}-made-up`, 'article.md'),
    articleSource({ related }, 'Text.'),
  );
}
afterAll(() => rmSync(articles, { recursive: true }));

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
