import { excess, isOtherFormat, isTooLarge, type Shown } from './picture-fit';

const shown = (more: Partial<Shown>): Shown => ({
  route: 'home',
  width: 360,
  density: 2,
  address: '/assets/a.avif',
  needed: 640,
  has: 960,
  smallest: false,
  ...more,
});

test('a picture may have half as many pixels again, and no more', () => {
  expect(excess(shown({}))).toBe(1.5);
  expect(isTooLarge(shown({}))).toBe(false);
  expect(isTooLarge(shown({ has: 961 }))).toBe(true);
});

test('where the page offers nothing smaller, the choice was right', () => {
  expect(isTooLarge(shown({ has: 2000, smallest: true }))).toBe(false);
});

test.each([
  ['/a.avif', false],
  ['/a.svg', false],
  ['/a.webp', true],
])('%s is of another format: %s', (address, other) => {
  expect(isOtherFormat(shown({ address }))).toBe(other);
});
