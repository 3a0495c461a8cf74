/** @jest-environment node */
import { articlesPerPage, blogPageOf, paths } from '@lawyers/domain';
import fc from 'fast-check';
import { prerenderPaths } from './prerender-paths';

const articleCounts = fc.integer({ min: 1, max: 120 });

test('with fifteen articles, every address of the requirements becomes a file', () => {
  const numbers = Array.from({ length: 15 }, (_, index) => index + 1);

  expect(prerenderPaths(15)).toEqual(
    expect.arrayContaining([
      '/',
      '/formInput',
      '/confirmAlert',
      '/about',
      '/service',
      '/contact',
      '/blogs',
      '/blogs/page1',
      '/blogs/page2',
      ...numbers.map((number) => `/blogs/page${number <= 10 ? 1 : 2}/${number}`),
      ...numbers.map((number) => `/blogs/${number}`),
      '/sitemap.xml',
      '/feed.xml',
      '/robots.txt',
      '/404',
    ]),
  );
});

test('no address is rendered twice', () => {
  fc.assert(
    fc.property(articleCounts, (count) => {
      const all = prerenderPaths(count);
      expect(new Set(all).size).toBe(all.length);
    }),
  );
});

test('every article has its page and its redirect, and no number beyond the last has any', () => {
  fc.assert(
    fc.property(articleCounts, fc.integer({ min: 1, max: 120 }), (count, number) => {
      const all = prerenderPaths(count);
      const exists = number <= count;
      expect(all.includes(paths.article(number))).toBe(exists);
      expect(all.includes(paths.articleByNumber(number))).toBe(exists);
    }),
  );
});

test('there are as many lists as the articles fill', () => {
  fc.assert(
    fc.property(articleCounts, (count) => {
      const lists = prerenderPaths(count).filter((path) => /^\/blogs\/page\d+$/.test(path));
      expect(lists).toHaveLength(Math.ceil(count / articlesPerPage));
      expect(lists.at(-1)).toBe(paths.blogPage(blogPageOf(count)));
    }),
  );
});
