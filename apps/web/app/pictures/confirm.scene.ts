import {
  bump,
  cloud,
  contactShadow,
  cut,
  darker,
  ellipse,
  fill,
  hill,
  hillLayer,
  house,
  inBothSchemes,
  leafTree,
  lighter,
  mix,
  moon,
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

/** A rowboat with its bow on the sand to the right; the origin is below its center. */
function boat({ palette, tone }: Page): string {
  const color = palette.clay;
  const oar = tone('#D9B583', '#948465');
  const nearEdge = 'C-90 -34 40 -26 190 -104';
  const hull = `M-172 -62${nearEdge}C178 -50 150 -8 96 4C20 16 -80 16 -140 2C-156 -10 -168 -40 -172 -62Z`;
  const inside = `M-172 -62${nearEdge}C120 -106 -40 -108 -156 -82Z`;
  const plank = mix(palette.oak, palette.sand, 0.5);
  return [
    wideCut(path(hull, color)),
    path(
      'M-163 -36C-90 -8 60 -2 172 -62C150 -16 120 0 96 4C20 16 -80 16 -140 2C-150 -8 -158 -20 -163 -36Z',
      darker(color, 0.16),
    ),
    path(inside, tone('#6F4B38', '#2E2620')),
    path('M-160 -66C-90 -44 30 -40 150 -90C60 -96 -60 -96 -146 -78Z', tone('#8A6448', '#463528')),
    smallCut(
      path('M-96 -91L-72 -94L-46 -46L-72 -49Z', plank),
      path('M22 -96L46 -97L82 -64L56 -56Z', plank),
    ),
    stroke('M-130 -70L110 -104L196 -140', oar, 6),
    path('M186 -148C214 -164 250 -172 262 -164C262 -152 226 -138 200 -130Z', oar),
    stroke(`M-172 -62${nearEdge}`, lighter(color, tone(0.62, 0.4)), 8),
    stroke('M190 -104C120 -106 -40 -108 -156 -82L-172 -62', lighter(color, tone(0.4, 0.25)), 5),
  ].join('');
}

/** A rowboat on the shore of still water. */
function draw(page: Page): string[] {
  const { palette, tone } = page;
  const shimmer = tone('#FFF6DC', '#C9D6CE');
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
      [0, tone('#F3DDB9', '#6F8A8B')],
      [0.3, tone('#D3DFD2', '#3F5F63')],
      [1, tone('#8FB9B4', '#22403F')],
    ],
  );
  const reflection = page.linear(
    [0, horizon],
    [0, horizon + 54],
    [
      [0, tone('#4F7B73', '#122624'), 0.5],
      [1, palette.fern, 0.12],
    ],
  );
  const shine = (x: number, y: number, half: number, opacity: number) =>
    ellipse(x, y, half, 3.6, shimmer, { opacity: opacity * tone(1, 0.7) });
  return [
    sky(page, horizon, [
      [0, tone('#CFDDD6', palette.skyHigh)],
      [0.5, tone('#EFE6CF', palette.skyMiddle)],
      [1, tone('#F9DFAE', palette.skyLow)],
    ]),
    cloud(210, 150, 300, tone(0.6, 0.14)),
    cloud(-60, 96, 190, tone(0.4, 0.1)),
    tone(sun(page, -300, 306, 58), moon(page, -300, 206, 32)),
    hillLayer(page, range, 338, tone('#BFC9AE', palette.apricot), 0.3),
    hillLayer(page, far, 362, palette.sage, 0.22),
    hillLayer(page, headland, 350, palette.fern, 0.12),
    house(page, 412, headland.at(440) + 3, { scale: 0.56, door: false, lit: [true, true, false] }),
    leafTree(498, headland.at(498) + 10, { height: 150, color: palette.pine, light: 'left' }),
    leafTree(550, headland.at(550) + 14, {
      height: 108,
      color: mix(palette.pine, palette.fern, 0.3),
      light: 'left',
    }),
    fill(page, water, horizon, 810),
    path(
      `M300 ${horizon}C380 ${horizon + 18} 440 ${horizon + 46} 520 ${horizon + 52}S640 ${horizon + 50} 680 ${horizon + 50}V${horizon}Z`,
      reflection,
    ),
    fill(page, tone(shimmer, '#7E9896'), horizon - 1, horizon + 1.4),
    // The wake of the boat.
    path(
      ribbon([
        [-262, 384, 3],
        [-236, 430, 7],
        [-246, 490, 14],
        [-214, 560, 26],
        [-130, 628, 46],
        [-20, 676, 70],
      ]),
      shimmer,
      { opacity: tone(0.4, 0.2) },
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
    stroke(shore.line(page), tone('#FFFBEF', '#AFC2BF'), 7, { opacity: tone(0.75, 0.5) }),
    ellipse(70, 664, 190, 14, '#2A4A48', { opacity: 0.36, filter: 'url(#blur)' }),
    place(76, 658, 1.16, boat(page)),
    stroke('M297 538C330 620 390 634 452 618', tone('#8A6448', '#4A3A2C'), 4),
    contactShadow(462, 668, 26, 6, 0.4),
    cut(path('M450 668V578L461 567L472 578V668Z', tone('#7A5A43', '#3F3026'))),
    hillLayer(page, grass, 760, palette.pine, 0.1),
    sprig(page.left + 80, 815, 180, palette.pine, 14, 5),
  ];
}

export const scenes = inBothSchemes('confirm', { seed: 303, light: { from: 'left' } }, draw);
