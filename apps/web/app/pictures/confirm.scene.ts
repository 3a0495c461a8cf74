import {
  bump,
  cloud,
  composeScene,
  contactShadow,
  cut,
  darker,
  ellipse,
  fill,
  hill,
  hillLayer,
  leafTree,
  lighter,
  mix,
  palette,
  path,
  place,
  ribbon,
  sky,
  smallCut,
  sprig,
  stroke,
  sun,
  wideCut,
  type Page,
} from '@lawyers/illustration';

/** A rowing boat with its bow on the sand to the right; 0, 0 lies below its middle. */
function boat(colour: string): string {
  const nearEdge = 'C-90 -34 40 -26 190 -104';
  const hull = `M-172 -62${nearEdge}C178 -50 150 -8 96 4C20 16 -80 16 -140 2C-156 -10 -168 -40 -172 -62Z`;
  const inside = `M-172 -62${nearEdge}C120 -106 -40 -108 -156 -82Z`;
  const plank = mix(palette.oak, palette.sand, 0.5);
  return [
    wideCut(path(hull, colour)),
    path(
      'M-163 -36C-90 -8 60 -2 172 -62C150 -16 120 0 96 4C20 16 -80 16 -140 2C-150 -8 -158 -20 -163 -36Z',
      darker(colour, 0.16),
    ),
    path(inside, '#6F4B38'),
    path('M-160 -66C-90 -44 30 -40 150 -90C60 -96 -60 -96 -146 -78Z', '#8A6448'),
    smallCut(
      path('M-96 -91L-72 -94L-46 -46L-72 -49Z', plank),
      path('M22 -96L46 -97L82 -64L56 -56Z', plank),
    ),
    stroke('M-130 -70L110 -104L196 -140', '#D9B583', 6),
    path('M186 -148C214 -164 250 -172 262 -164C262 -152 226 -138 200 -130Z', '#D9B583'),
    stroke(`M-172 -62${nearEdge}`, lighter(colour, 0.62), 8),
    stroke('M190 -104C120 -106 -40 -108 -156 -82L-172 -62', lighter(colour, 0.4), 5),
  ].join('');
}

/** A rowing boat has come over still water to the shore at first light. */
export const scene = composeScene({ seed: 303, light: { from: 'left' } }, (page: Page) => {
  const horizon = 372;
  const range = hill({ y: 338, rise: 18, wave: 190, seed: 9, bend: bump(-120, 260, 26) });
  const far = hill({ y: 362, rise: 6, wave: 240, seed: 14, bend: bump(-560, 170, 46) });
  const headland = hill({
    y: 392,
    rise: 4,
    wave: 260,
    seed: 25,
    bend: (x) => -112 / (1 + Math.exp(-(x - 400) / 56)),
  });
  const shore = hill({
    y: 748,
    rise: 6,
    wave: 280,
    seed: 36,
    bend: (x) => -150 / (1 + Math.exp(-(x - 130) / 130)),
  });
  const grass = hill({
    y: 830,
    rise: 8,
    wave: 260,
    seed: 43,
    bend: (x) => bump(560, 250, 120)(x) + bump(-640, 150, 70)(x),
  });
  const water = page.linear(
    [0, horizon],
    [0, 780],
    [
      [0, '#F3DDB9'],
      [0.3, '#D3DFD2'],
      [1, '#8FB9B4'],
    ],
  );
  const reflection = page.linear(
    [0, horizon],
    [0, horizon + 54],
    [
      [0, '#4F7B73', 0.5],
      [1, '#6F9180', 0.12],
    ],
  );
  const shine = (x: number, y: number, half: number, opacity: number) =>
    ellipse(x, y, half, 3.6, '#FFF6DC', { opacity });
  return [
    sky(page, horizon, [
      [0, '#CFDDD6'],
      [0.5, '#EFE6CF'],
      [1, '#F9DFAE'],
    ]),
    cloud(210, 150, 300, 0.6),
    cloud(-60, 96, 190, 0.4),
    sun(page, -300, 306, 58),
    hillLayer(page, range, 338, '#BFC9AE', 0.3),
    hillLayer(page, far, 362, palette.sage, 0.22),
    hillLayer(page, headland, 350, palette.fern, 0.12),
    leafTree(498, headland.at(498) + 10, { height: 150, colour: palette.pine, light: 'left' }),
    leafTree(550, headland.at(550) + 14, { height: 108, colour: '#4C7C6B', light: 'left' }),
    fill(page, water, horizon, 810),
    path(
      `M300 ${horizon}C380 ${horizon + 18} 440 ${horizon + 46} 520 ${horizon + 52}S640 ${horizon + 50} 680 ${horizon + 50}V${horizon}Z`,
      reflection,
    ),
    fill(page, '#FFF6DC', horizon - 1, horizon + 1.4),
    // The wake tells where the boat came from.
    path(
      ribbon([
        [-262, 384, 3],
        [-236, 430, 7],
        [-246, 490, 14],
        [-214, 560, 26],
        [-130, 628, 46],
        [-20, 676, 70],
      ]),
      '#FFF6DC',
      { opacity: 0.4 },
    ),
    ...[
      [-300, 390, 96, 0.9],
      [-318, 412, 62, 0.8],
      [-290, 440, 84, 0.6],
      [-330, 474, 50, 0.45],
      [120, 446, 70, 0.4],
      [270, 500, 46, 0.35],
      [-440, 560, 60, 0.35],
    ].map(([x = 0, y = 0, half = 0, opacity = 0]) => shine(x, y, half, opacity)),
    hillLayer(page, shore, 690, mix(palette.plaster, palette.sand, 0.5), 0.3),
    stroke(shore.line(page), '#FFFBEF', 7, { opacity: 0.75 }),
    ellipse(70, 664, 190, 14, '#2A4A48', { opacity: 0.36, filter: 'url(#blur)' }),
    place(76, 658, 1.16, boat(palette.clay)),
    stroke('M297 538C330 620 390 634 452 618', '#8A6448', 4),
    contactShadow(462, 668, 26, 6, 0.4),
    cut(path('M450 668V578L461 567L472 578V668Z', '#7A5A43')),
    hillLayer(page, grass, 760, palette.pine, 0.1),
    sprig(page.left + 80, 815, 180, '#3C6B5D', 14, 5),
  ];
});
