import type { Timing } from './audit';
import { summarize, timesBare } from './timings';

const timing = (lcp: number, more: Partial<Timing> = {}): Timing => ({
  fcp: 500,
  lcp,
  tbt: 0,
  cls: 0,
  performance: 100,
  ...more,
});

const runs = [
  { page: timing(1100, { tbt: 90 }), bare: timing(1000) },
  { page: timing(900, { tbt: 10 }), bare: timing(800) },
  { page: timing(5000, { tbt: 20 }), bare: timing(900) },
];

test('each figure is the median of its own', () => {
  const { page, bare } = summarize('home', runs);
  expect(page).toMatchObject({ lcp: 1100, tbt: 20 });
  expect(bare.lcp).toBe(900);
});

test('a page is compared with itself without scripts', () => {
  expect(timesBare(summarize('home', runs), 'lcp')).toBeCloseTo(1100 / 900);
  expect(timesBare(summarize('home', runs), 'fcp')).toBe(1);
});

test('how much the runs differ is told', () => {
  expect(summarize('home', runs).spread).toBeCloseTo(4100 / 1100);
});
