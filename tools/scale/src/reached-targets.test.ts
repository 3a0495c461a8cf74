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
  const targets = reachedTargets(figures([build(15, cold), build(1500, large)], [build(1500, 40)]));

  expect(targets.map((target) => target.met)).toEqual(met);
});

test('without Astro nothing is said about it', () => {
  expect(reachedTargets(figures([build(15, 4), build(1500, 20)], []))).toHaveLength(1);
});
