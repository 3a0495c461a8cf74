import {
  bump,
  circle,
  composeScene,
  contactShadow,
  cut,
  darker,
  hill,
  hillLayer,
  house,
  leafTree,
  lighter,
  onHill,
  palette,
  path,
  place,
  rect,
  ribbon,
  sky,
  smallCut,
  sprig,
  stroke,
  wideCut,
  type Page,
} from '@lawyers/illustration';

const pathColor = '#D2C9A2';

type PathLine = readonly (readonly [x: number, y: number, width: number])[];

// Two paths around a knoll, which fork before it and join behind it.
const left: PathLine = [
  [-150, 500, 20],
  [-176, 536, 30],
  [-156, 584, 42],
  [-76, 640, 62],
  [20, 694, 92],
  [66, 752, 140],
  [70, 860, 230],
];
const right: PathLine = [
  [290, 500, 20],
  [326, 536, 28],
  [316, 584, 42],
  [238, 640, 62],
  [142, 694, 92],
  [84, 752, 140],
  [70, 860, 230],
];
const farLeft: PathLine = [
  [-190, 540, 26],
  [-130, 500, 19],
  [20, 472, 14],
  [108, 448, 12],
  [146, 418, 10],
];
const farRight: PathLine = [
  [330, 540, 26],
  [286, 500, 19],
  [218, 472, 14],
  [170, 448, 12],
  [150, 418, 10],
];
const joined: PathLine = [
  [147, 424, 11],
  [151, 404, 10],
  [152, 380, 9],
];

/** A blank board with a point at either end. */
function board(y: number, turn: number): string {
  const color = '#EBE2CA';
  return `<g transform="translate(0 ${y}) rotate(${turn})">${cut(
    path('M-124 -30H124L158 0L124 30H-124L-158 0Z', color),
    path('M-142 14H142L124 30H-124Z', darker(color, 0.15)),
  )}${stroke('M-122 -26H122', lighter(color, 0.6), 3, { opacity: 0.7 })}</g>`;
}

/** A lantern that hangs from the post, centered at x, y. */
function lantern(page: Page, x: number, y: number): string {
  const glow = page.radial([0, 0], 230, [
    [0, '#FFE3A0', 0.85],
    [0.2, '#FBD68C', 0.45],
    [0.55, '#E9CF90', 0.14],
    [1, '#E9CF90', 0],
  ]);
  return place(
    x,
    y,
    1,
    circle(0, 0, 230, glow),
    stroke('M-58 -52H-2V-44', '#4A3528', 6),
    smallCut(
      path('M-17 -24L-9 -40H9L17 -24Z', palette.night),
      rect(-15, -24, 30, 46, '#FFE9AE'),
      path('M-19 22H19V29H-19Z', palette.night),
    ),
    stroke('M-15 -24V22M15 -24V22', palette.night, 3.4),
    path('M0 -12C9 0 8 14 0 16C-8 14 -9 0 0 -12Z', '#F2A64D'),
  );
}

/** A fork in a path among hills at dusk, with a lantern on a blank signpost. */
export const scene = composeScene(
  { seed: 302, light: { from: 'above', night: true }, grain: 1.1 },
  (page: Page) => {
    const range = hill({ y: 356, rise: 24, wave: 210, seed: 8, bend: bump(-380, 240, 50) });
    const far = hill({ y: 440, rise: 8, wave: 260, seed: 19, bend: bump(150, 250, 44) });
    const middle = hill({ y: 536, rise: 7, wave: 300, seed: 27, bend: bump(96, 150, 34) });
    const near = hill({
      y: 652,
      rise: 7,
      wave: 320,
      seed: 33,
      bend: (x) => bump(520, 240, 60)(x) + bump(-330, 200, 26)(x),
    });
    const fork = (parts: readonly PathLine[]) =>
      smallCut(...parts.map((middleLine) => path(ribbon(middleLine), pathColor)));
    return [
      sky(page, 430, [
        [0, '#2E5A58'],
        [0.45, '#6E9484'],
        [0.8, '#C3C59F'],
        [1, '#EBD3A2'],
      ]),
      circle(300, 120, 4.6, '#FFF6DF'),
      circle(300, 120, 16, '#FFF6DF', { opacity: 0.16 }),
      hillLayer(page, range, 356, '#8CA98F', 0.3),
      hillLayer(page, far, 430, '#67907D', 0.2),
      onHill(page, far, fork([joined, farLeft, farRight])),
      house(page, 112, far.at(150) + 6, { scale: 0.62, lit: [true, true, true], dusk: 0.3 }),
      hillLayer(page, middle, 520, '#47796A', 0.18),
      onHill(page, middle, fork([left, right])),
      leafTree(448, middle.at(448) + 12, { height: 138, color: '#3C6B5D', light: 'left' }),
      leafTree(496, middle.at(496) + 14, { height: 98, color: '#4C7C6B', light: 'left' }),
      hillLayer(page, near, 640, '#2F6153', 0.12),
      onHill(page, near, fork([left, right])),
      contactShadow(-300, 690, 44, 8, 0.45),
      place(
        -300,
        690,
        1.14,
        wideCut(
          path('M-11 2L-10 -318L0 -332L10 -318L11 2Z', '#7A5A43'),
          path('M2 -330L10 -318L11 2H3Z', '#5A4031'),
        ),
        board(-258, -2),
      ),
      lantern(page, -234, 516),
      sprig(-346, 702, 92, '#5F8F7C', -18, 3),
      sprig(page.right - 150, 812, 150, '#47796A', -16, 4),
      sprig(page.right - 82, 818, 210, '#3C6B5D', -14, 5),
    ];
  },
);
