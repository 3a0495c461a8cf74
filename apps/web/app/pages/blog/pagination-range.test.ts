import fc from 'fast-check';
import { paginationRange } from './pagination-range';

const pageAndCount = fc
  .integer({ min: 1, max: 5_000 })
  .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));

test('has every page, up to seven pages', () => {
  expect(paginationRange(1, 2)).toEqual([1, 2]);
  expect(paginationRange(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('has the ends, the adjacent pages, and the midpoints, of many pages', () => {
  expect(paginationRange(1, 150)).toEqual([1, 2, 76, 150]);
  expect(paginationRange(75, 150)).toEqual([1, 38, 74, 75, 76, 113, 150]);
});

test('has at most seven existing pages, sorted and without duplicates, for any number of pages', () => {
  fc.assert(
    fc.property(pageAndCount, ([page, pages]) => {
      const range = paginationRange(page, pages);
      expect(range.length).toBeLessThanOrEqual(7);
      expect(range).toEqual([...new Set(range)].sort((a, b) => a - b));
      for (const number of range) expect(number >= 1 && number <= pages).toBe(true);
      expect(range).toContain(page);
    }),
  );
});

test('links every page directly or through other pages', () => {
  const reached = new Set([1]);
  for (const page of reached) paginationRange(page, 150).forEach((number) => reached.add(number));
  expect(reached.size).toBe(150);
});
