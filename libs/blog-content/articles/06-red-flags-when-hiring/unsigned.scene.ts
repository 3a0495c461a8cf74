import {
  composeScene,
  fill,
  lay,
  palette,
  path,
  pen,
  polygon,
  sheet,
  stroke,
  type Page,
} from '@lawyers/illustration';

export const scene = composeScene({ seed: 106, light: { from: 'left' } }, (page: Page) => {
  const desk = page.linear(
    [page.left, 0],
    [page.right, 800],
    [
      [0, '#DDB98F'],
      [1, '#B0825B'],
    ],
  );
  return [
    fill(page, desk),
    // Light of a window that is out of the picture.
    path(
      polygon([
        [-760, 0],
        [-250, 0],
        [-30, 800],
        [-760, 800],
      ]),
      '#FFE9C6',
      { opacity: 0.28 },
    ),
    path(
      polygon([
        [-120, 0],
        [120, 0],
        [380, 800],
        [110, 800],
      ]),
      '#FFE9C6',
      { opacity: 0.24 },
    ),
    lay(
      -70,
      404,
      -8,
      0.9,
      sheet({
        width: 560,
        height: 700,
        lines: [0.46, 0, 0.96, 0.9, 0.98, 0.94, 0.62],
        spacing: 44,
        margin: 64,
        weight: 8,
        ink: '#A3ABA1',
      }),
      stroke('M-210 214H120', palette.ink, 5),
      stroke('M-204 176l24 24M-180 176l-24 24', palette.clay, 6),
    ),
    `<g transform="translate(300 590) rotate(-66) scale(1.5)">${pen(palette.night)}</g>`,
  ];
});
