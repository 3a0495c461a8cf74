import { parseBenchOptions, subjects } from './bench-options';

test('all subjects are measured five times, unless said', () => {
  expect(parseBenchOptions([])).toEqual({ quick: false, runs: 5, only: subjects });
});

test('a quick look measures once', () => {
  expect(parseBenchOptions(['--quick'])).toMatchObject({ quick: true, runs: 1 });
});

test('another site and some subjects can be named', () => {
  expect(parseBenchOptions(['--against', 'x', '--only', 'bytes,fonts', '--runs', '3'])).toEqual({
    quick: false,
    runs: 3,
    against: 'x',
    only: ['bytes', 'fonts'],
  });
});

test.each([
  ['--runs', '4'],
  ['--runs', 'x'],
  ['--runs', '0'],
  ['--only', 'bites'],
])('%s %s is refused with the usage', (...args) => {
  expect(() => parseBenchOptions(args)).toThrow(/Usage: npm run bench/);
});
