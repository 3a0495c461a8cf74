import {
  circle,
  composeScene,
  cut,
  darker,
  fill,
  lighter,
  palette,
  path,
  place,
  rect,
  sprig,
  stroke,
  wideCut,
  type Page,
} from '@lawyers/illustration';

const wood = '#A87850';

function board(y: number): string {
  return wideCut(
    rect(-520, y, 1040, 26, wood),
    rect(-520, y, 1040, 8, lighter(wood, 0.3)),
    path(`M-420 ${y + 26}h26v46ZM420 ${y + 26}h-26v46Z`, darker(wood, 0.3)),
  );
}

const jar = (x: number, y: number, color: string, height: number) =>
  place(
    x,
    y,
    1,
    cut(
      rect(-40, -height, 80, height, color, { rx: 12 }),
      rect(14, -height, 26, height, darker(color, 0.12), { rx: 10 }),
      rect(-34, -height - 22, 68, 26, darker(color, 0.4), { rx: 5 }),
      rect(-26, -height * 0.62, 40, 34, palette.cream, { rx: 2 }),
    ),
  );

const kettle = (x: number, y: number) =>
  place(
    x,
    y,
    1,
    cut(
      stroke('M-56 -118C-50 -196 50 -196 56 -118', palette.ink, 11),
      path('M70 -84L122 -120L130 -108L78 -46Z', darker(palette.clay, 0.1)),
      path('M-86 0C-98 -70 -66 -122 0 -122S98 -70 86 0Z', palette.clay),
      path('M40 -112C82 -92 94 -50 86 0H44C58 -40 56 -82 40 -112Z', darker(palette.clay, 0.18)),
      path('M-34 -120Q0 -140 34 -120Z', darker(palette.clay, 0.25)),
      circle(0, -136, 9, palette.ink),
    ),
  );

const clock = (x: number, y: number) =>
  place(
    x,
    y,
    1,
    cut(
      path('M-44 0l-12 0l14 -30ZM44 0l12 0l-14 -30Z', palette.bark),
      circle(0, -82, 78, palette.pine),
      circle(0, -82, 62, palette.cream),
    ),
    stroke('M0 -82V-124M0 -82L28 -66', palette.ink, 6),
    circle(0, -82, 6, palette.clay),
  );

const radio = (x: number, y: number) =>
  place(
    x,
    y,
    1,
    cut(
      stroke('M70 -120L118 -196', darker(palette.gold, 0.3), 5),
      rect(-118, -128, 236, 128, '#8C5F45', { rx: 18 }),
      rect(-100, -110, 104, 92, '#E4CFA9', { rx: 8 }),
      circle(62, -72, 34, palette.cream),
      circle(62, -72, 14, darker(palette.gold, 0.1)),
    ),
    stroke('M-84 -92h72M-84 -74h72M-84 -56h72M-84 -38h72', '#A88A62', 4, { opacity: 0.8 }),
  );

const bowls = (x: number, y: number) =>
  place(
    x,
    y,
    1,
    ...[0, 1, 2].map((index) =>
      cut(
        path(
          `M-84 ${-44 - index * 22}C-80 ${-12 - index * 22} -44 ${-4 - index * 22} 0 ${-4 - index * 22}S80 ${-12 - index * 22} 84 ${-44 - index * 22}Z`,
          ['#DCE3D6', palette.peach, palette.cream][index] ?? palette.cream,
        ),
      ),
    ),
  );

const pot = (x: number, y: number) =>
  [
    sprig(x - 14, y - 66, 170, '#55806A', -12, 4),
    sprig(x + 14, y - 66, 190, palette.pine, 14, 4),
    place(
      x,
      y,
      1,
      cut(
        path('M-52 -84H52L40 0H-40Z', '#C4754F'),
        path('M18 -84H52L40 0H14Z', darker('#C4754F', 0.14)),
        rect(-58, -98, 116, 24, '#CE8460', { rx: 3 }),
      ),
    ),
  ].join('');

export const scene = composeScene({ seed: 101, light: { from: 'left' } }, (page: Page) => {
  const wall = page.linear(
    [page.left, 0],
    [page.right, 500],
    [
      [0, '#DCE3D6'],
      [1, '#A9B9A6'],
    ],
  );
  const emptyLight = page.radial([40, 590], 240, [
    [0, '#FFF6E0', 0.75],
    [1, '#FFF6E0', 0],
  ]);
  return [
    fill(page, wall),
    circle(40, 590, 240, emptyLight),
    board(330),
    board(690),
    radio(-330, 330),
    jar(-120, 330, palette.gold, 130),
    jar(-20, 330, '#C9D3C8', 104),
    pot(180, 330),
    bowls(380, 330),
    kettle(-350, 690),
    jar(-180, 690, palette.fern, 120),
    clock(260, 690),
    jar(420, 690, palette.apricot, 96),
  ];
});
