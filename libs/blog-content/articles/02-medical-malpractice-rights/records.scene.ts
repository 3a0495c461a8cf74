import {
  composeScene,
  cut,
  darker,
  fill,
  lighter,
  palette,
  path,
  pen,
  place,
  rect,
  sheet,
  stroke,
  wideCut,
  type Page,
} from '@lawyers/illustration';

/** A pair of glasses lying folded open, seen from above. */
function glasses(x: number, y: number, turn: number): string {
  const lens = 'M-92 -34C-92 -52 -20 -52 -16 -34C-12 6 -28 34 -56 34S-96 6 -92 -34Z';
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${cut(
    path(lens, '#F4F1E2', { opacity: 0.5 }),
    `<g transform="scale(-1 1)">${path(lens, '#F4F1E2', { opacity: 0.5 })}</g>`,
    stroke(lens, palette.bark, 8),
    `<g transform="scale(-1 1)">${stroke(lens, palette.bark, 8)}</g>`,
    stroke(
      'M-17 -32Q0 -46 17 -32M-92 -36L-104 -42L-116 -176M92 -36L104 -42L96 -178',
      palette.bark,
      8,
    ),
  )}${stroke('M-74 -22L-50 -32M34 -22L58 -32', '#FFFFFF', 4, { opacity: 0.6 })}</g>`;
}

export const scene = composeScene({ seed: 102, light: { from: 'left' } }, (page: Page) => {
  const desk = page.radial([-200, 200], 1000, [
    [0, '#5A8274'],
    [1, '#2C574B'],
  ]);
  const folder = '#E0B27C';
  return [
    fill(page, desk),
    `<g transform="translate(-110 410) rotate(-7)">`,
    wideCut(path('M-250 -296H-60L-36 -326H70L94 -296H250V300H-250Z', darker(folder, 0.12))),
    `<g transform="translate(34 -4) rotate(4)">${sheet({ width: 450, height: 560, color: '#F3E9D7' })}</g>`,
    place(
      14,
      6,
      1,
      sheet({
        width: 450,
        height: 560,
        lines: [0.5, 0, 0.95, 0.9, 0.98, 0.7, 0, 0.92, 0.96, 0.55],
        spacing: 36,
        margin: 46,
        weight: 7,
      }),
    ),
    wideCut(
      path('M-250 -40C-120 -60 120 -66 250 -30V300H-250Z', folder),
      path(
        'M-250 -40C-120 -60 120 -66 250 -30V-20C120 -56 -120 -50 -250 -30Z',
        lighter(folder, 0.35),
      ),
    ),
    cut(rect(-190, 60, 190, 84, palette.cream, { rx: 3 })),
    stroke('M-166 90h130M-166 114h84', palette.stone, 6, { opacity: 0.7 }),
    '</g>',
    glasses(330, 300, 14),
    `<g transform="translate(236 640) rotate(-24) scale(1.25)">${pen(palette.clay)}</g>`,
  ];
});
