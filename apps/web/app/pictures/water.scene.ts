import {
  bump,
  cloud,
  ellipse,
  fill,
  hill,
  hillLayer,
  inBothSchemes,
  leafTree,
  mix,
  moon,
  sky,
  sprig,
  stroke,
  sun,
  type Page,
} from '@lawyers/illustration';

const horizon = 430;

/** A ring on the water, as a drop leaves it. */
const ring = (x: number, y: number, half: number, color: string, opacity: number) =>
  stroke(
    `M${x - half} ${y}a${half} ${half * 0.16} 0 1 0 ${half * 2} 0a${half} ${half * 0.16} 0 1 0 ${-half * 2} 0`,
    color,
    3,
    { opacity },
  );

/** Calm water between hills, from edge to edge; a phone shows the middle. */
function draw(page: Page): string[] {
  const { palette, tone } = page;
  const shimmer = tone('#FFF6DC', '#C9D6CE');
  const lightX = -240;
  const range = hill({
    y: 372,
    rise: 34,
    wave: 260,
    seed: 8,
    bend: (x) => bump(330, 260, 86)(x) + bump(-760, 300, 70)(x) + bump(1180, 260, 60)(x),
  });
  const far = hill({
    y: 424,
    rise: 12,
    wave: 260,
    seed: 14,
    bend: (x) => bump(700, 330, 84)(x) + bump(-1000, 380, 96)(x) + bump(-300, 200, -16)(x),
  });
  const left = hill({
    y: 470,
    rise: 6,
    wave: 260,
    seed: 25,
    bend: (x) => -150 / (1 + Math.exp((x + 940) / 70)),
  });
  const right = hill({
    y: 462,
    rise: 5,
    wave: 240,
    seed: 31,
    bend: (x) => -130 / (1 + Math.exp(-(x - 860) / 80)),
  });
  const bank = hill({
    y: 812,
    rise: 6,
    wave: 300,
    seed: 43,
    bend: (x) =>
      bump(-1300, 420, 150)(x) +
      bump(1340, 380, 130)(x) +
      bump(-620, 150, 40)(x) +
      bump(620, 130, 36)(x),
  });
  const water = page.linear(
    [0, horizon],
    [0, 800],
    [
      [0, tone('#F3DDB9', '#5F7A7C')],
      [0.3, tone('#D3DFD2', '#35555A')],
      [1, tone('#8FB9B4', '#1B3735')],
    ],
  );
  const shine = (dx: number, y: number, half: number, opacity: number) =>
    ellipse(lightX + dx, y, half, 3.6, shimmer, { opacity: opacity * tone(1, 0.7) });
  const tree = (ridge: typeof left, x: number, height: number, color: string) =>
    leafTree(x, ridge.at(x) + 12, { height, color });
  return [
    sky(page, horizon, [
      [0, tone('#CFDDD6', palette.skyHigh)],
      [0.5, tone('#EFE6CF', palette.skyMiddle)],
      [1, tone('#F9DFAE', palette.skyLow)],
    ]),
    cloud(420, 150, 330, tone(0.6, 0.14)),
    cloud(-620, 190, 280, tone(0.45, 0.1)),
    tone(sun(page, lightX, 350, 66), moon(page, lightX, 210, 40)),
    hillLayer(page, range, 352, tone('#E3C9A6', palette.apricot), 0.3),
    hillLayer(page, far, 400, palette.sage, 0.26),
    hillLayer(page, left, 440, palette.fern, 0.14),
    tree(left, -1180, 190, palette.pine),
    tree(left, -1110, 130, mix(palette.pine, palette.fern, 0.3)),
    hillLayer(page, right, 440, palette.fern, 0.14),
    tree(right, 1120, 170, palette.pine),
    tree(right, 1190, 220, mix(palette.pine, palette.night, 0.2)),
    fill(page, water, horizon, 810),
    fill(page, tone(shimmer, '#7E9896'), horizon - 1, horizon + 1.6),
    ...[
      [0, 444, 120, 0.9],
      [-14, 462, 84, 0.8],
      [18, 486, 104, 0.6],
      [-26, 516, 70, 0.5],
      [12, 552, 88, 0.42],
      [-8, 598, 60, 0.34],
      [560, 500, 70, 0.35],
      [820, 560, 90, 0.3],
      [-620, 540, 80, 0.3],
      [-480, 640, 60, 0.24],
    ].map(([dx = 0, y = 0, half = 0, opacity = 0]) => shine(dx, y, half, opacity)),
    ring(300, 610, 58, shimmer, tone(0.6, 0.35)),
    ring(300, 610, 120, shimmer, tone(0.38, 0.22)),
    ring(300, 610, 196, shimmer, tone(0.2, 0.12)),
    ring(-560, 690, 44, shimmer, tone(0.45, 0.28)),
    ring(-560, 690, 100, shimmer, tone(0.26, 0.16)),
    hillLayer(page, bank, 780, palette.pine, 0.1),
    sprig(-600, 800, 200, palette.pine, 12, 5),
    sprig(-548, 806, 140, mix(palette.pine, palette.fern, 0.3), 22, 4),
    sprig(612, 804, 170, palette.pine, -14, 5),
    sprig(-1210, 740, 260, palette.pine, 12, 6),
    sprig(1250, 750, 230, palette.pine, -12, 5),
  ];
}

export const scenes = inBothSchemes('water', { seed: 321, light: { from: 'left' } }, draw);
