import fc from 'fast-check';
import { nearPages } from './near-pages';

const place = fc
  .integer({ min: 1, max: 5_000 })
  .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));

test('up to seven lists are all named', () => {
  expect(nearPages(1, 2)).toEqual([1, 2]);
  expect(nearPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('of many, the ends, the neighbours and the middle of each way are', () => {
  expect(nearPages(1, 150)).toEqual([1, 2, 76, 150]);
  expect(nearPages(75, 150)).toEqual([1, 38, 74, 75, 76, 113, 150]);
});

test('however many there are, at most seven are named, in order, each once and each real', () => {
  fc.assert(
    fc.property(place, ([page, pages]) => {
      const near = nearPages(page, pages);
      expect(near.length).toBeLessThanOrEqual(7);
      expect(near).toEqual([...new Set(near)].sort((a, b) => a - b));
      for (const one of near) expect(one >= 1 && one <= pages).toBe(true);
      expect(near).toContain(page);
    }),
  );
});

test('from page to page every list can be reached', () => {
  const reached = new Set([1]);
  for (const page of reached) nearPages(page, 150).forEach((one) => reached.add(one));
  expect(reached.size).toBe(150);
});
