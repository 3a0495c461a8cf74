import {
  circle,
  composeScene,
  cut,
  darker,
  fill,
  lighter,
  palette,
  path,
  pen,
  rect,
  stroke,
  wideCut,
  type Page,
} from '@lawyers/illustration';

/** A cup of tea on its saucer, seen from straight above. */
function cupFromAbove(x: number, y: number): string {
  return [
    wideCut(circle(x, y, 128, '#EFE2CC')),
    circle(x, y, 96, darker('#EFE2CC', 0.06)),
    wideCut(
      stroke(`M${x + 62} ${y + 44}L${x + 112} ${y + 82}`, palette.cream, 26),
      circle(x, y, 82, palette.cream),
    ),
    circle(x, y, 68, '#7A4E33'),
    path(
      `M${x - 60} ${y + 20}A64 64 0 0 1 ${x + 34} ${y - 54}A78 78 0 0 0 ${x - 60} ${y + 20}Z`,
      '#A5734C',
      { opacity: 0.8 },
    ),
  ].join('');
}

export const scene = composeScene({ seed: 105, light: { from: 'left' } }, (page: Page) => {
  const table = page.radial([-260, 160], 1050, [
    [0, '#C9714F'],
    [1, '#9A4A33'],
  ]);
  const gutter = page.linear(
    [-60, 0],
    [60, 0],
    [
      [0, '#8A6F52', 0],
      [0.46, '#8A6F52', 0.35],
      [0.54, '#8A6F52', 0.35],
      [1, '#8A6F52', 0],
    ],
  );
  return [
    fill(page, table),
    `<g transform="translate(-130 410) rotate(-6)">`,
    wideCut(rect(-338, -244, 676, 488, palette.night, { rx: 14 })),
    cut(rect(-324, -234, 648, 468, '#EADFCB', { rx: 6 })),
    cut(
      path('M0 -222C-60 -240 -240 -238 -318 -230V230C-240 222 -60 220 0 236Z', palette.cream),
      path(
        'M0 -222C60 -240 240 -238 318 -230V230C240 222 60 220 0 236Z',
        lighter(palette.cream, 0.2),
      ),
    ),
    rect(-60, -228, 120, 458, gutter),
    stroke('M-258 -120C-220 -126 -200 -114 -170 -120S-110 -126 -78 -119', palette.pine, 8),
    stroke('M-258 -58C-226 -64 -206 -52 -176 -58S-140 -62 -122 -57', palette.pine, 8),
    stroke('M-258 4C-230 -2 -200 10 -168 4S-120 -2 -96 5', palette.pine, 8),
    path('M250 -236H284V-140L267 -158L250 -140Z', palette.clay),
    '</g>',
    `<g transform="translate(60 560) rotate(-52) scale(1.2)">${pen(palette.gold)}</g>`,
    cupFromAbove(400, 250),
  ];
});
