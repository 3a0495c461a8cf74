/** @jest-environment node */
import fc from 'fast-check';
import { articlesPerPage, blogPageOf, paths } from '@lawyers/domain';
import { inLanguage } from '@lawyers/domain/testing';
import { prerenderPaths, redirects } from './prerender-paths';

const articleCounts = fc.integer({ min: 1, max: 120 });

test('includes no path twice', () => {
  fc.assert(
    fc.property(articleCounts, (count) => {
      const all = prerenderPaths(count);
      expect(new Set(all).size).toBe(all.length);
    }),
  );
});

test('includes a page and a redirect for every article, and for no other number', () => {
  fc.assert(
    fc.property(articleCounts, fc.integer({ min: 1, max: 120 }), (count, number) => {
      const all = prerenderPaths(count);
      const exists = number <= count;
      expect(all.includes(paths.article(number))).toBe(exists);
      expect(redirects(count).get(paths.articleByNumber(number))).toBe(
        exists ? paths.article(number) : undefined,
      );
    }),
  );
});

test('includes as many list pages as the articles fill', () => {
  fc.assert(
    fc.property(articleCounts, (count) => {
      const lists = prerenderPaths(count).filter((path) => /^\/blogs\/page\d+$/.test(path));
      expect(lists).toHaveLength(Math.ceil(count / articlesPerPage));
      expect(lists.at(-1)).toBe(paths.blogPage(blogPageOf(count)));
    }),
  );
});

test('another language has the same pages and its own feed; the files for the whole site are shared', async () => {
  const spanish = await inLanguage('es', () => import('./prerender-paths'));
  const shared = ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/404'];
  const expected = prerenderPaths(15).filter((path) => !shared.includes(path));
  expect([...spanish.prerenderPaths(15)].sort()).toEqual(
    expected.map((path) => (path === '/' ? '/es' : `/es${path}`)).sort(),
  );
});
