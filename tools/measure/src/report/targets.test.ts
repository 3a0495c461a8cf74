import type { BenchFigures } from '../speed/figures';
import { bench, route } from './bench.testing';
import { targetsOf } from './targets';

const find = (measure: string, changes: Partial<BenchFigures>) =>
  targetsOf(bench(changes)).find((target) => target.measure.startsWith(measure));
const growth = {
  run: bench().run,
  builds: [
    { articles: 15, seconds: 4, compressed: true },
    { articles: 1500, seconds: 17, compressed: false },
  ],
  grown: [],
};

test('a run within all limits meets every target', () => {
  const targets = targetsOf(bench(), growth);
  expect(targets.filter(({ met }) => !met)).toEqual([]);
});

test('a figure that was not measured is neither met nor missed', () => {
  const targets = targetsOf(bench({ interactions: [], hydration: [] }));
  const open = targets.filter(({ met }) => met === undefined).map(({ figure }) => figure);
  expect(open).toEqual([undefined, undefined, undefined, undefined]);
});

test('names the worst route and the number of misses', () => {
  const routes = [route('home', { lcp: 1300 }), route('list', { lcp: 1400 }), route('about')];
  expect(find('LCP ÷ paper', { routes })).toMatchObject({
    met: false,
    figure: '1.40 (list; 2 of 3 missed)',
  });
});

test('a figure just above its limit misses it, even if rounding hides that', () => {
  expect(find('FCP ÷ paper', { routes: [route('home', { fcp: 735.1 })] })?.met).toBe(false);
});

test('compares blocking time with that of paper', () => {
  const routes = [route('home', { tbt: 41 })];
  expect(find('Total blocking time − paper', { routes })).toMatchObject({ met: false });
  expect(find('Total blocking time', { routes: [route('home', { tbt: 50 })] })?.met).toBe(false);
});

test('uses the median of interactions, including first ones', () => {
  const interactions = [{ name: 'zip', first: [70, 300, 90], hydrated: [16, 16, 300] }];
  expect(find('Interaction', { interactions })).toMatchObject({
    met: false,
    figure: '90 ms (zip, first interaction)',
  });
});

test('content pages and pages with forms have separate script limits', () => {
  const [home, about] = bench().bytes;
  const bytes = home && about ? [home, { ...about, script: 2_600 }] : [];
  expect(find('JavaScript', { bytes })?.met).toBe(true);
  expect(find('Script on content', { bytes })).toMatchObject({
    met: false,
    figure: '2.6 kB (/about)',
  });
});

test('names the cause of a Lighthouse score below 100', () => {
  const mobile = { scores: [100, 96, 100, 100], failed: ['image-alt'] };
  const desktop = { scores: [97, 100, 100, 100], failed: [] };
  const routes = [route('home'), { ...route('intake'), mobile, desktop }];
  expect(find('Lighthouse', { routes })).toMatchObject({
    met: false,
    figure: '2 of 4; intake, mobile: image-alt; intake, desktop: performance 97',
  });
});

test('reports growth with the message of what grew', () => {
  const grown = ['/about: 12, at most 11'];
  expect(targetsOf(undefined, { ...growth, grown }).at(-1)).toMatchObject({
    met: false,
    figure: '/about: 12, at most 11',
  });
});
