import type { Build, ScaleFigures } from './figures';
import { reachedTargets } from './reached-targets';

const build = (articles: number, seconds: number) =>
  ({ articles, build: { seconds }, compression: 1 }) as Build;

const figures = (ours: readonly Build[], astro: readonly Build[]): ScaleFigures => ({
  date: '2026-11-20',
  machine: 'a machine',
  versions: {},
  ours,
  astro,
});

test.each([
  [4, 20, [true, true]],
  [9.5, 20, [false, true]],
  [4, 21, [true, false]],
])('a cold build of %i s and a large one of %i s meet %j', (cold, large, met) => {
  const targets = reachedTargets(
    figures([build(15, cold), build(1500, large)], [build(1500, 40)]),
    [],
  );

  expect(targets.map((target) => target.met)).toEqual(met);
});

test('without Astro nothing is said about it', () => {
  expect(reachedTargets(figures([build(15, 4), build(1500, 20)], []), [])).toHaveLength(1);
});

test('what has grown misses the target, however fast it was built, and is said', () => {
  const complaint = 'rows of /blogs/page1: 11, expected 10';
  const all = figures([build(15, 4), build(1500, 20)], [build(1500, 40)]);

  expect(reachedTargets(all, [complaint])[1]).toMatchObject({
    met: false,
    figure: expect.stringContaining(complaint),
  });
});

test('a run with fewer articles says nothing about 1,500', () => {
  const few = figures([build(15, 4), build(60, 5)], [build(60, 40)]);

  expect(reachedTargets(few, [])).toHaveLength(1);
});
