import { median, ratio } from './median';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 2, 4, 100], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('nothing');
});

test.each([
  [3, 2, 1.5],
  [0, 0, 1],
  [1, 0, Infinity],
])('%d is so many times %d: %d', (value, base, times) => {
  expect(ratio(value, base)).toBe(times);
});
