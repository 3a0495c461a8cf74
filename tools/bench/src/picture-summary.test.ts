import type { Shown } from './picture-fit';
import { summarizePictures } from './picture-summary';

const shown = (more: Partial<Shown>): Shown => ({
  route: 'home',
  width: 360,
  density: 2,
  address: '/assets/a.avif',
  needed: 640,
  has: 640,
  smallest: false,
  ...more,
});

test('each screen of a route is told by its worst picture', () => {
  const { worst, faults } = summarizePictures(
    [shown({}), shown({ has: 800, address: '/assets/b.avif' }), shown({ density: 3 })],
    [],
  );
  expect(worst.map(({ density, address, excess }) => [density, address, excess])).toEqual([
    [2, '/assets/b.avif', 1.25],
    [3, '/assets/a.avif', 1],
  ]);
  expect(faults).toEqual([]);
});

test('a picture that is too large, one of another format, and a lazy largest element are named', () => {
  const { faults } = summarizePictures(
    [shown({ has: 1280 }), shown({ address: '/assets/a.webp' })],
    [{ route: 'about', width: 1440, element: 'img', lazy: true }],
  );
  expect(faults).toEqual([
    '/assets/a.avif on home, 360 px wide at 2×: 1280 px for 640 (2.00)',
    '/assets/a.webp on home, 360 px wide at 2×: not AVIF',
    'the largest element of about, 1440 px wide, is lazy',
  ]);
});
