import { createRateLimit } from './rate-limit';

test('allows one request a second and address, and a refused one does not count', () => {
  let now = 0;
  const { allows } = createRateLimit(() => now);
  expect(allows('a')).toBe(true);
  expect(allows('b')).toBe(true);
  now = 999;
  expect(allows('a')).toBe(false);
  now = 1000;
  expect(allows('a')).toBe(true);
  expect(allows('a')).toBe(false);
});
