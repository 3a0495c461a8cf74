/** @jest-environment node */
import fc from 'fast-check';
import { articlesPerPage, blogPageOf, paths } from '@lawyers/domain';
import { inLanguage } from '@lawyers/domain/testing';
import { prerenderPaths, redirects } from './prerender-paths';

test('includes every article once, with a redirect, and as many list pages as they fill', () => {
  const numbers = Array.from({ length: 121 }, (_, index) => index);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), (count) => {
      const all = prerenderPaths(count);
      expect(new Set(all).size).toBe(all.length);
      for (const number of numbers) {
        const exists = number >= 1 && number <= count;
        expect(all.includes(paths.article(number))).toBe(exists);
        const target = redirects(count).get(paths.articleByNumber(number));
        expect(target).toBe(exists ? paths.article(number) : undefined);
      }
      const lists = all.filter((path) => /^\/blogs\/page\d+$/.test(path));
      expect(lists).toHaveLength(Math.ceil(count / articlesPerPage));
      expect(lists.at(-1)).toBe(paths.blogPage(blogPageOf(count)));
    }),
  );
});

test('another language has the same pages and its own feed; sitemap, robots.txt, and 404 are shared', async () => {
  const spanish = await inLanguage('es', () => import('./prerender-paths'));
  const shared = ['/sitemap.xml', '/robots.txt', '/404'];
  const expected = prerenderPaths(15).filter((path) => !shared.includes(path));
  expect([...spanish.prerenderPaths(15)].sort()).toEqual(
    expected.map((path) => (path === '/' ? '/es' : `/es${path}`)).sort(),
  );
});
