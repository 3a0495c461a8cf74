import {
  bump,
  cloud,
  composeScene,
  cut,
  darker,
  ellipse,
  hill,
  hillLayer,
  house,
  leafTree,
  lighter,
  mix,
  onHill,
  palette,
  path,
  ribbon,
  roundTree,
  sky,
  smallCut,
  sprig,
  stroke,
  trail,
  wideCut,
  type Page,
} from '@lawyers/illustration';

/** The height of the bridge deck over its length: a low arch. */
const deck = (x: number) => 566 - 62 * Math.cos((x / 300) * (Math.PI / 2));

function bridge(): string {
  const wood = '#9A6B4A';
  const line = (lift: number) => {
    const points: string[] = [];
    for (let x = -300; x <= 300; x += 20)
      points.push(`${points.length ? 'L' : 'M'}${x} ${(deck(x) + lift).toFixed(1)}`);
    return points.join('');
  };
  const posts = [-288, -192, -96, 0, 96, 192, 288];
  const rail = (lift: number, color: string, width: number) => stroke(line(lift), color, width);
  const back = cut(
    rail(-92, darker(wood, 0.28), 9),
    ...posts.map((x) =>
      stroke(`M${x + 12} ${deck(x) - 10}V${deck(x) - 92}`, darker(wood, 0.28), 8),
    ),
  );
  const front = wideCut(
    rail(20, darker(wood, 0.36), 16),
    rail(4, lighter(wood, 0.1), 26),
    ...posts.map((x) => stroke(`M${x} ${deck(x) + 10}V${deck(x) - 88}`, wood, 12)),
    rail(-80, lighter(wood, 0.16), 12),
    rail(-40, wood, 7),
  );
  return `<g transform="translate(0 -14)">${back}</g>${front}${stroke(line(-3), lighter(wood, 0.5), 3, { opacity: 0.6 })}`;
}

export const scene = composeScene({ seed: 14, light: { from: 'left' } }, (page: Page) => {
  const far = hill({ y: 316, rise: 26, wave: 220, seed: 5, bend: bump(-260, 240, 40) });
  const meadow = hill({
    y: 400,
    rise: 10,
    wave: 300,
    seed: 16,
    bend: (x) => bump(380, 260, 46)(x),
  });
  const banks = hill({
    y: 500,
    rise: 7,
    wave: 300,
    seed: 26,
    bend: (x) => bump(-420, 260, 24)(x) + bump(480, 260, 44)(x),
  });
  const near = hill({
    y: 742,
    rise: 8,
    wave: 280,
    seed: 35,
    bend: (x) => bump(-520, 300, 120)(x) + bump(620, 240, 84)(x),
  });
  const stream = page.linear(
    [0, 420],
    [0, 800],
    [
      [0, '#DCE7E0'],
      [1, '#8FB6B4'],
    ],
  );
  const flow = [
    [-190, 440, 40],
    [-110, 486, 76],
    [-30, 524, 140],
    [-10, 560, 230],
    [-30, 660, 420],
    [-60, 840, 700],
  ] as const;
  const ripple = (x: number, y: number, half: number) =>
    ellipse(x, y, half, 3.4, '#F6F6EA', { opacity: 0.7 });
  return [
    sky(page, 350, [
      [0, '#D9E4DC'],
      [0.7, '#F3ECD8'],
      [1, '#F6E0C0'],
    ]),
    cloud(120, 130, 300, 0.7),
    cloud(-400, 86, 200, 0.55),
    hillLayer(page, far, 316, mix(palette.sage, palette.mist, 0.4), 0.24),
    hillLayer(page, meadow, 390, '#A3B98F', 0.2),
    onHill(
      page,
      meadow,
      path(
        ribbon([
          [-330, 380, 8],
          [-250, 412, 14],
          [-270, 436, 22],
          [-170, 466, 34],
          [-90, 510, 60],
        ]),
        '#D5E2DA',
      ),
    ),
    roundTree(-420, meadow.at(-420) + 10, { height: 84, color: '#6F9A7C', light: 'left' }),
    roundTree(-368, meadow.at(-368) + 12, { height: 62, color: '#7FA488', light: 'left' }),
    hillLayer(page, banks, 490, '#7FA27E', 0.2),
    leafTree(352, banks.at(352) + 14, { height: 150, color: '#3F7360', light: 'left' }),
    leafTree(566, banks.at(566) + 18, { height: 116, color: '#4C8069', light: 'left' }),
    onHill(
      page,
      banks,
      trail(
        [
          [438, 440, 20],
          [434, 486, 26],
          [404, 530, 38],
          [352, 562, 54],
          [300, 590, 64],
        ],
        palette.plaster,
      ),
    ),
    house(page, 384, banks.at(440) + 6, { scale: 1.14, lit: [false, false, false] }),
    onHill(
      page,
      banks,
      smallCut(path(ribbon(flow.map(([x, y, width]) => [x, y, width * 1.08] as const)), '#5E8468')),
      path(ribbon(flow), stream),
    ),
    ripple(-20, 640, 60),
    ripple(-120, 700, 84),
    ripple(90, 716, 56),
    ripple(10, 612, 34),
    ellipse(-6, 612, 200, 12, '#3D5F59', { opacity: 0.28, filter: 'url(#blur)' }),
    bridge(),
    hillLayer(page, near, 700, '#4B7C66', 0.14),
    sprig(page.left + 120, 800, 190, '#3C6B5D', 16, 5),
    sprig(page.left + 186, 806, 130, '#55806A', 22, 4),
    sprig(page.right - 130, 806, 160, '#3C6B5D', -16, 5),
  ];
});
