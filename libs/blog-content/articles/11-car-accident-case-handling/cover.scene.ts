import {
  bump,
  composeScene,
  darker,
  fence,
  fill,
  hill,
  hillLayer,
  leafTree,
  lighter,
  mix,
  onHill,
  palette,
  path,
  ribbon,
  sky,
  smallCut,
  sun,
  type Hill,
  type Page,
} from '@lawyers/illustration';

type Lane = readonly (readonly [number, number, number])[];

/** A stretch of road with a broken line along its middle. */
function road(lane: Lane, color: string, dashes: Lane[]): string {
  return [
    smallCut(path(ribbon(lane.map(([x, y, width]) => [x, y, width * 1.1] as const)), '#B9BBA9')),
    path(ribbon(lane), color),
    ...dashes.map((dash) => path(ribbon(dash), palette.cream, { opacity: 0.85 })),
  ].join('');
}

export const scene = composeScene({ seed: 11, light: { from: 'left' } }, (page: Page) => {
  const ridges: [Hill, number, string][] = [
    [hill({ y: 300, rise: 34, wave: 170, seed: 3, bend: bump(260, 230, 40) }), 300, '#C2CABD'],
    [hill({ y: 360, rise: 26, wave: 210, seed: 13, bend: bump(-300, 230, 30) }), 360, '#A5B5A6'],
  ];
  const third = hill({ y: 424, rise: 12, wave: 260, seed: 24, bend: bump(340, 260, 44) });
  const second = hill({
    y: 500,
    rise: 10,
    wave: 280,
    seed: 33,
    bend: (x) => bump(-360, 280, 56)(x) + bump(560, 180, 20)(x),
  });
  const first = hill({ y: 604, rise: 8, wave: 300, seed: 45, bend: (x) => bump(420, 300, 56)(x) });
  const mist = (y: number, strength: number) =>
    fill(
      page,
      page.linear(
        [0, y - 60],
        [0, y + 60],
        [
          [0, '#F1EDE0', 0],
          [0.6, '#F1EDE0', strength],
          [1, '#F1EDE0', 0],
        ],
      ),
      y - 60,
      y + 60,
    );
  const tar = '#55605C';
  return [
    sky(page, 360, [
      [0, '#C6D2CC'],
      [0.6, '#E2E2D3'],
      [1, '#F3E6CD'],
    ]),
    sun(page, -230, 236, 46, 0.8),
    ...ridges.map(([ridge, y, color]) => hillLayer(page, ridge, y, color, 0.35)),
    mist(420, 0.75),
    hillLayer(page, third, 424, '#86A093', 0.3),
    onHill(
      page,
      third,
      road(
        [
          [262, 340, 6],
          [236, 388, 10],
          [196, 430, 17],
          [128, 466, 28],
          [76, 506, 40],
          [60, 540, 46],
        ],
        mix(tar, '#86A093', 0.35),
        [],
      ),
    ),
    mist(500, 0.5),
    hillLayer(page, second, 490, '#64897B', 0.24),
    onHill(
      page,
      second,
      road(
        [
          [40, 440, 46],
          [34, 500, 54],
          [-70, 544, 76],
          [-60, 606, 100],
          [40, 680, 130],
        ],
        mix(tar, '#64897B', 0.18),
        [
          [
            [20, 508, 3],
            [0, 520, 4],
          ],
          [
            [-42, 534, 4],
            [-66, 548, 5],
          ],
          [
            [-82, 566, 5],
            [-76, 584, 6],
          ],
        ],
      ),
    ),
    leafTree(-420, second.at(-420) + 14, { height: 128, color: '#4C7768', light: 'left' }),
    leafTree(-376, second.at(-376) + 22, { height: 92, color: '#5A8474', light: 'left' }),
    mist(590, 0.32),
    hillLayer(page, first, 596, palette.pine, 0.16),
    onHill(
      page,
      first,
      road(
        [
          [20, 520, 110],
          [24, 602, 128],
          [-40, 670, 182],
          [-130, 740, 260],
          [-190, 850, 390],
        ],
        tar,
        [
          [
            [16, 626, 7],
            [0, 646, 9],
          ],
          [
            [-30, 672, 10],
            [-58, 700, 13],
          ],
          [
            [-92, 730, 15],
            [-122, 764, 19],
          ],
        ],
      ),
    ),
    fence(
      [
        [600, 792, 118],
        [492, 726, 92],
        [404, 680, 74],
        [330, 648, 60],
        [270, 627, 48],
        [222, 613, 38],
      ].map(([x, y, h]) => [x ?? 0, y ?? 0, h ?? 0] as const),
      lighter(darker(palette.cream, 0.04), 0.2),
    ),
  ];
});
