import {
  composeScene,
  contactShadow,
  cut,
  darker,
  fill,
  group,
  lighter,
  palette,
  path,
  place,
  rect,
  stroke,
  tableTop,
  wideCut,
  type Page,
} from '@lawyers/illustration';

/** A first-aid tin with rounded corners and a plain cross. */
function tin(x: number, y: number): string {
  const paint = '#2F6F5C';
  return [
    contactShadow(x + 14, y + 2, 190, 15, 0.5),
    place(
      x,
      y,
      1,
      stroke('M-54 -236C-54 -276 54 -276 54 -236', darker(palette.stone, 0.3), 13),
      wideCut(
        rect(-176, -236, 352, 238, paint, { rx: 22 }),
        path('M120 -236H154Q176 -236 176 -214V-20Q176 2 154 2H120Z', darker(paint, 0.25)),
      ),
      rect(-176, -172, 352, 6, darker(paint, 0.4)),
      rect(-176, -166, 352, 3, lighter(paint, 0.3), { opacity: 0.6 }),
      cut(rect(-22, -190, 44, 40, palette.gold, { rx: 5 })),
      cut(path('M-20 -136H20V-96H60V-56H20V-16H-20V-56H-60V-96H-20Z', palette.cream)),
      stroke('M-158 -214Q-156 -222 -146 -222H60', lighter(paint, 0.45), 4, { opacity: 0.7 }),
    ),
  ].join('');
}

/** A work glove lying on its back, fingers to the left. */
function glove(x: number, y: number, turn: number, flip: 1 | -1): string {
  const leather = '#D9A55F';
  return group(
    { transform: `translate(${x} ${y}) scale(1 ${0.62 * flip}) rotate(${turn})` },
    cut(
      path(
        'M120 -66H176V66H120C96 78 60 84 30 82C34 96 20 116 -6 132C-26 142 -44 128 -34 112C-24 96 -20 84 -26 72L-122 76C-146 76 -146 44 -122 42L-60 36L-142 32C-166 30 -164 0 -142 -2L-62 0L-134 -14C-156 -20 -150 -48 -128 -46L-50 -34L-104 -58C-122 -68 -110 -92 -90 -86L10 -62C50 -70 96 -72 120 -66Z',
        leather,
      ),
    ),
    path('M120 -66H176V66H120C128 24 128 -24 120 -66Z', palette.clay),
    stroke('M-58 38L-14 34M-60 0L-14 2M-48 -34L-10 -28', darker(leather, 0.35), 4, {
      opacity: 0.6,
    }),
    stroke('M134 -52V54M152 -52V54', darker(palette.clay, 0.25), 4, { opacity: 0.6 }),
  );
}

export const scene = composeScene({ seed: 113, light: { from: 'left' } }, (page: Page) => {
  const wall = page.linear(
    [page.left, 0],
    [page.right, 500],
    [
      [0, '#EBDCC2'],
      [1, '#C3B08F'],
    ],
  );
  const boards: string[] = [];
  for (let y = 92; y < 500; y += 112) boards.push(`M${page.left} ${y}H${page.right}`);
  return [
    fill(page, wall),
    stroke(boards.join(''), '#9D8663', 3, { opacity: 0.45 }),
    path(`M${page.left} 0H-330L-20 500H${page.left}Z`, '#FFF4DA', { opacity: 0.3 }),
    tableTop(page, 498, '#9A6B4A', 706),
    stroke(`M${page.left} 560H${page.right}M${page.left} 626H${page.right}`, '#6F4A32', 3, {
      opacity: 0.35,
    }),
    wideCut(rect(-470, 706, 70, 110, '#5D3F2D'), rect(400, 706, 70, 110, '#5D3F2D')),
    tin(210, 604),
    contactShadow(-220, 640, 190, 22, 0.35),
    glove(-180, 596, 10, 1),
    glove(-250, 640, -12, -1),
  ];
});
