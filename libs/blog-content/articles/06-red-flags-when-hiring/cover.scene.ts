import {
  bump,
  cloud,
  composeScene,
  darker,
  hill,
  hillLayer,
  leafTree,
  lighter,
  mix,
  onHill,
  palette,
  path,
  place,
  roundTree,
  sky,
  smallCut,
  stroke,
  trail,
  type Page,
} from '@lawyers/illustration';

/** A small flag on a cane: two tones, because cloth folds where the wind takes it. */
function flag(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    smallCut(
      stroke('M0 2V-92', '#5A4436', 4.4, { 'stroke-linecap': 'butt' }),
      path('M1 -92C18 -98 28 -84 46 -90L54 -72L44 -52C28 -46 18 -60 1 -54Z', palette.clay),
      path(
        'M46 -90L54 -72L44 -52C40 -50 36 -50 32 -51C36 -62 37 -76 34 -87.5C38 -88 42 -88.5 46 -90Z',
        darker(palette.clay, 0.2),
      ),
    ),
  );
}

export const scene = composeScene({ seed: 6, light: { from: 'left' } }, (page: Page) => {
  const far = hill({ y: 236, rise: 22, wave: 220, seed: 3, bend: bump(-420, 220, 30) });
  const third = hill({ y: 300, rise: 10, wave: 280, seed: 11, bend: (x) => bump(150, 230, 62)(x) });
  const second = hill({
    y: 420,
    rise: 10,
    wave: 300,
    seed: 19,
    bend: (x) => bump(-260, 260, 66)(x) + bump(520, 200, 34)(x),
  });
  const first = hill({
    y: 580,
    rise: 10,
    wave: 300,
    seed: 27,
    bend: (x) => bump(300, 280, 76)(x) + bump(-560, 200, 20)(x),
  });
  const way = palette.plaster;
  return [
    sky(page, 250, [
      [0, '#CFE0DA'],
      [1, '#F5EEDC'],
    ]),
    cloud(-250, 96, 300, 0.8),
    cloud(330, 132, 210, 0.6),
    hillLayer(page, far, 236, mix(palette.sage, palette.mist, 0.45), 0.2),
    hillLayer(page, third, 260, '#9DB78F', 0.2),
    onHill(
      page,
      third,
      trail(
        [
          [168, 200, 8],
          [150, 246, 11],
          [176, 286, 18],
          [112, 330, 26],
          [40, 372, 36],
          [10, 440, 44],
        ],
        way,
      ),
    ),
    flag(128, 262, 0.46),
    flag(206, 300, 0.56),
    roundTree(420, third.at(420) + 10, { height: 70, color: '#5E8B74', light: 'left' }),
    roundTree(470, third.at(470) + 10, { height: 52, color: '#6F9180', light: 'left' }),
    hillLayer(page, second, 390, '#7FA183', 0.2),
    onHill(
      page,
      second,
      trail(
        [
          [20, 340, 38],
          [-6, 408, 46],
          [-90, 448, 58],
          [-104, 500, 72],
          [0, 560, 90],
          [80, 640, 110],
        ],
        way,
      ),
    ),
    flag(60, 426, 0.77),
    flag(-196, 478, 0.92),
    leafTree(-452, second.at(-452) + 14, { height: 150, color: '#4C7C6B', light: 'left' }),
    leafTree(-408, second.at(-408) + 22, { height: 108, color: '#5E8B74', light: 'left' }),
    hillLayer(page, first, 550, '#5C8A6C', 0.16),
    onHill(
      page,
      first,
      trail(
        [
          [110, 480, 96],
          [104, 572, 116],
          [26, 640, 150],
          [-90, 720, 210],
          [-170, 840, 310],
        ],
        lighter(way, 0.2),
      ),
    ),
    flag(242, 586, 1.2),
    flag(-176, 672, 1.46),
    flag(262, 742, 1.82),
  ];
});
