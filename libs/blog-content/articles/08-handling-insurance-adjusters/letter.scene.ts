import {
  composeScene,
  contactShadow,
  cut,
  darker,
  fill,
  lay,
  lighter,
  path,
  polygon,
  rect,
  stroke,
  wideCut,
  type Page,
} from '@lawyers/illustration';

export const scene = composeScene({ seed: 108, light: { from: 'left' } }, (page: Page) => {
  const table = page.linear(
    [page.left, 0],
    [page.right, 800],
    [
      [0, '#9DB5A5'],
      [1, '#6B8F80'],
    ],
  );
  const paper = '#FBF1DE';
  const stone = page.radial([-60, 360], 260, [
    [0, '#C9CCC0'],
    [0.5, '#9AA39A'],
    [1, '#66746E'],
  ]);
  return [
    fill(page, table),
    path(
      polygon([
        [-800, 0],
        [-160, 0],
        [120, 800],
        [-800, 800],
      ]),
      '#FFF3DC',
      { opacity: 0.22 },
    ),
    lay(
      0,
      430,
      -9,
      0.94,
      wideCut(rect(-380, -240, 760, 480, darker(paper, 0.05), { rx: 4 })),
      path('M-380 240L-40 -6H40L380 240Z', lighter(paper, 0.2)),
      cut(path('M-380 -240H380L40 26Q0 52 -40 26Z', paper)),
      stroke('M-380 -240L-40 26Q0 52 40 26L380 -240', darker(paper, 0.2), 3, { opacity: 0.5 }),
    ),
    contactShadow(34, 500, 190, 44, 0.5),
    wideCut(
      path(
        'M-166 430C-176 350 -90 292 22 290C132 290 206 352 196 434C188 500 110 528 10 526C-86 524 -158 496 -166 430Z',
        stone,
      ),
    ),
    path(
      'M-150 400C-140 340 -60 304 30 304C-50 324 -110 360 -128 432C-140 428 -150 416 -150 400Z',
      '#FFFDF2',
      { opacity: 0.28 },
    ),
    stroke('M-92 486C-20 430 80 400 186 398', '#E8E4D6', 9, { opacity: 0.6 }),
  ];
});
