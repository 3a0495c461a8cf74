import {
  circle,
  composeScene,
  darker,
  fill,
  palette,
  path,
  seededRandom,
  smallCut,
  smoothLine,
  stroke,
  wideCut,
  type Page,
  type Point,
} from '@lawyers/illustration';

/** A line in somebody's hand: words of different lengths, some letters taller than others. */
function handwriting(x: number, y: number, length: number, random: () => number): string {
  const words: string[] = [];
  let at = x;
  while (at < x + length - 16) {
    const end = Math.min(at + 26 + random() * 52, x + length);
    const points: Point[] = [];
    for (let up = false; at <= end; at += 5.5, up = !up) {
      const tall = random() > 0.82 ? 9 : 0;
      points.push([at, y + (up ? -5 - random() * 4 - tall : 4 + random() * 2)]);
    }
    words.push(smoothLine(points));
    at += 13;
  }
  return words.join('');
}

export const scene = composeScene({ seed: 112, light: { from: 'left' } }, (page: Page) => {
  const random = seededRandom(12);
  const wall = page.linear(
    [page.left, 0],
    [page.right, 700],
    [
      [0, '#E3A67F'],
      [1, '#B9684A'],
    ],
  );
  const shares = [0.86, 0.62, 0.94, 0.74, 0.5, 0.9, 0.68, 0.8, 0.56, 0.92, 0.7, 0.4];
  const rows = shares.map((share, index) =>
    handwriting(-106, 128 + index * 51, 236 * share, random),
  );
  const dots = shares.map((_, index) => circle(-134, 124 + index * 51, 6.5, palette.clay));
  return [
    fill(page, wall),
    path('M-300 0H40L-200 800H-600V300Z', '#FFE9C9', { opacity: 0.16 }),
    `<g transform="rotate(-1.6 0 60)">`,
    wideCut(path('M-180 40H180V742C120 760 60 744 0 756S-130 764 -180 748Z', palette.cream)),
    path(
      'M-180 716C-120 730 -60 722 0 728S130 726 180 712V742C120 760 60 744 0 756S-130 764 -180 748Z',
      darker(palette.cream, 0.1),
      { opacity: 0.7 },
    ),
    ...dots,
    stroke(rows.join(''), palette.night, 3.8),
    smallCut(circle(0, 64, 17, palette.pine), circle(-5, 59, 5, '#8FC0AC')),
    '</g>',
  ];
});
