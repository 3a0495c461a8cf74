import {
  circle,
  composeScene,
  cut,
  darker,
  fill,
  lighter,
  palette,
  path,
  rect,
  smallCut,
  stroke,
  type Page,
} from '@lawyers/illustration';

const cardWidth = 176;
const cardHeight = 214;

const photo = [
  rect(-70, -86, 140, 120, '#F4D9B0'),
  circle(26, -46, 18, '#FFF6E0'),
  path('M-70 -10C-40 -36 -10 -30 14 -12S54 -20 70 -16V34H-70Z', palette.fern),
  path('M-70 14C-30 -2 20 20 70 6V34H-70Z', palette.pine),
].join('');

const message = [
  path(
    'M-62 -74H62Q72 -74 72 -64V8Q72 18 62 18H-14L-40 46V18H-62Q-72 18 -72 8V-64Q-72 -74 -62 -74Z',
    palette.pine,
  ),
  stroke('M-46 -46H46M-46 -22H20', '#DDE8DC', 9),
].join('');

const map = [
  rect(-70, -86, 140, 150, '#D5DFC9'),
  path(
    'M-70 20C-30 4 -20 -40 20 -44S58 -80 70 -86V-46C40 -40 40 -10 0 0S-40 40 -70 54Z',
    '#A9C6C2',
  ),
  stroke('M-60 -70L-20 -40L-34 6L40 30L60 60', palette.cream, 8),
  path('M18 -12C-2 -34 2 -58 18 -58S38 -34 18 -12Z', palette.clay),
  circle(18, -42, 6, palette.cream),
].join('');

const clock = [
  circle(0, -14, 66, palette.plaster),
  stroke('M0 -80A66 66 0 1 1 -0.1 -80Z', palette.bark, 7),
  stroke('M0 -14V-56M0 -14L30 6', palette.ink, 7),
].join('');

const heights = [18, 40, 74, 32, 96, 58, 112, 44, 70, 26, 14];
const voice = [
  circle(0, 62, 14, palette.clay),
  stroke(heights.map((h, i) => `M${-65 + i * 13} ${-20 - h / 2}v${h}`).join(''), palette.fern, 6.5),
].join('');

/** The string hangs between two nails; the cards hang from it with wooden pegs. */
const sag = (x: number) => 176 + 84 * (1 - (x / 640) ** 2);

export const scene = composeScene({ seed: 104, light: { from: 'left' } }, (page: Page) => {
  const wall = page.linear(
    [page.left, 0],
    [page.right, 600],
    [
      [0, '#F6E6CF'],
      [1, '#E0BC98'],
    ],
  );
  const cards = [photo, message, map, clock, voice].map((content, index) => {
    const x = -452 + index * 226;
    const turn = [-4, 2.5, -1.5, 3, -2.5][index] ?? 0;
    return `<g transform="translate(${x} ${sag(x)}) rotate(${turn})">${[
      `<g transform="translate(0 ${cardHeight / 2 + 4})">`,
      cut(rect(-cardWidth / 2, -cardHeight / 2, cardWidth, cardHeight, palette.cream, { rx: 3 })),
      content,
      '</g>',
      smallCut(
        rect(-8, -24, 16, 54, palette.oak, { rx: 3 }),
        rect(-8, -4, 16, 4, darker(palette.oak, 0.3)),
      ),
    ].join('')}</g>`;
  });
  const points: string[] = [];
  for (let x = page.left - 20; x <= page.right + 20; x += 20)
    points.push(`${points.length ? 'L' : 'M'}${x} ${sag(x).toFixed(1)}`);
  return [
    fill(page, wall),
    path(`M${page.left} 0H-140L-460 800H${page.left}Z`, lighter('#F6E6CF', 0.6), { opacity: 0.35 }),
    `<g transform="translate(0 140)">`,
    smallCut(stroke(points.join(''), '#7B6250', 4)),
    ...cards,
    '</g>',
  ];
});
