/** @jest-environment node */
import fc from 'fast-check';
import { articlesPerPage, paths } from '@lawyers/domain';
import { inLanguage } from '@lawyers/domain/testing';
import { prerenderPaths, redirects } from './prerender-paths';

test('any number of articles has a page and a redirect each, and the list pages that they fill', () => {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), (count) => {
      const all = prerenderPaths(count);
      const below = (pattern: RegExp) => all.filter((path) => pattern.test(path));
      const pages = upTo(Math.ceil(count / articlesPerPage));
      expect(new Set(all).size).toBe(all.length);
      expect(below(/^\/blogs\/page\d+$/)).toEqual(pages.map(paths.blogPage));
      expect(below(/^\/blogs\/page\d+\/\d+$/)).toEqual(upTo(count).map(paths.article));
      for (const number of upTo(count + 1))
        expect(redirects(count).get(paths.articleByNumber(number))).toBe(
          number <= count ? paths.article(number) : undefined,
        );
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
