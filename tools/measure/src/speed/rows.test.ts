import { rowsOf, type Figures } from './rows';

const timing = { fcp: 900, lcp: 1_000, tbt: 20, cls: 0 };
const home = { name: 'home', page: timing, paper: timing, largest: timing, scores: { seo: 100 } };
const good: Figures = {
  loading: [home],
  interactions: [{ name: '/, a question', first: 96, later: 40 }],
  nextPages: [{ name: '/ to /contact', lcp: 90 }],
  buildSeconds: 9,
};

const missedIn = (changes: Partial<Figures>) =>
  rowsOf({ ...good, ...changes })
    .filter(({ met }) => !met)
    .map(({ figure }) => figure);

test('figures within all limits meet every target', () => {
  expect(missedIn({})).toEqual([]);
});

test.each<[string, Partial<Figures>, string]>([
  ['FCP', { loading: [home, { ...home, page: { ...timing, fcp: 991 } }] }, '1.00 to 1.10 (home)'],
  ['LCP', { loading: [{ ...home, page: { ...timing, lcp: 1_110 } }] }, '1.11 (home)'],
  ['blocking time', { loading: [{ ...home, page: { ...timing, tbt: 51 } }] }, '51 ms (home)'],
  ['layout shift', { loading: [{ ...home, page: { ...timing, cls: 0.001 } }] }, '0.001 (home)'],
  ['a score', { loading: [{ ...home, scores: { seo: 100, a11y: 96 } }] }, '100 to 96 (home, a11y)'],
  ['an interaction', { interactions: [{ name: 'zip', first: 104, later: 8 }] }, '104 ms (zip)'],
  ['the next page', { nextPages: [{ name: 'to /', lcp: 480 }] }, '480 ms (to /)'],
  ['the build', { buildSeconds: 14 }, '14.0 s (all languages)'],
])('a figure just above its limit misses it: %s', (_what, changes, figure) => {
  expect(missedIn(changes)).toEqual([figure]);
});

test('counts the misses', () => {
  const slow = ['/', '/es'].map((name) => ({ name, lcp: 200 }));
  expect(missedIn({ nextPages: slow })).toEqual(['200 ms (/; 2 of 2 missed)']);
});
