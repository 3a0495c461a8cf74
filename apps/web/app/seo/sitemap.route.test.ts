/** @jest-environment node */
import { articles } from '@lawyers/blog-content';
import { publicPaths, site } from '@lawyers/domain';
import { elementsOf } from '@lawyers/hosting';
import { loader } from './sitemap.route';
import { element } from './xml.server';

beforeEach(() => void jest.replaceProperty(site, 'languages', ['en', 'es']));

test('lists every page once in each language, with links to the page in all languages', async () => {
  const elements = elementsOf(await loader().text());
  const addresses = elements.filter(({ tagName }) => tagName === 'loc').map(({ text }) => text);
  const links = elements.filter(({ tagName }) => tagName === 'xhtml:link');

  expect(addresses).toHaveLength((publicPaths.length + 2 + articles().length) * 2);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(
    expect.arrayContaining(['http://localhost:4200/', 'http://localhost:4200/es/blogs/page2/15']),
  );
  expect(links).toHaveLength(addresses.length * 3);
  const hrefs = links.map(({ attributes }) => attributes['href']);
  expect([...new Set(hrefs)].sort()).toEqual([...addresses].sort());
});

test('escapes markup in the text of an element', () => {
  const text = 'Fees & "costs" <25% ]]> </loc>';
  expect(elementsOf(element('loc', text))).toEqual([
    expect.objectContaining({ tagName: 'loc', text }),
  ]);
});
