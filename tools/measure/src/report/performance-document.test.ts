import { bench, route } from './bench.testing';
import { performanceDocument } from './performance-document';
import { targetsOf } from './targets';
import { whyMissed } from './why-missed';

test('begins with our times, other sites’ times, and the number of targets met', () => {
  const [, answer, chart] = performanceDocument(bench()).split('\n\n');
  expect(answer).toMatch(/1\.00 to 1\.00 s.*2\.7 to 5\.9 s.*14 of 14 targets/);
  expect(chart).toContain('bar [0.63, 1.00, 1.00, 2.70, 4.70, 5.90]');
});

test('marks a run with one visit as a trial', () => {
  expect(performanceDocument(bench({ visits: 1 }))).toContain('a trial, not a record');
});

test('shows targets as not measured before the first run', () => {
  expect(performanceDocument()).toContain('not measured');
});

test('says why a target is missed, and nothing about one that is met', () => {
  const text = performanceDocument(bench({ routes: [route('home', { lcp: 2000 })] }));
  expect(text).toContain(`- **LCP ÷ paper**: ${whyMissed['LCP ÷ paper']}`);
  expect(text).not.toContain(whyMissed['FCP ÷ paper']);
});

test('every reason belongs to a target', () => {
  const measures = targetsOf(bench()).map(({ measure }) => measure);
  expect(Object.keys(whyMissed).filter((measure) => !measures.includes(measure))).toEqual([]);
});
