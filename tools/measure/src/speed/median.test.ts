import { median } from './median';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('an empty list has no median', () => {
  expect(() => median([])).toThrow(/median/);
});
