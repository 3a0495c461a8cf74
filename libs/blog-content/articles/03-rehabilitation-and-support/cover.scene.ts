import {
  bump,
  cloud,
  composeScene,
  darker,
  ellipse,
  fill,
  group,
  hill,
  hillLayer,
  lighter,
  mix,
  palette,
  path,
  place,
  rect,
  sky,
  smallCut,
  sprig,
  sun,
  type Page,
} from '@lawyers/illustration';

const shore = 404;

/** A flat stone in the water, with the ring it leaves on the surface. */
function stone(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    ellipse(0, 10, 122, 24, '#EEF2E8', { opacity: 0.5 }),
    ellipse(6, 13, 106, 20, '#4E7671', { opacity: 0.4 }),
    smallCut(
      path('M-92 0C-92 22 -44 30 0 30S92 22 92 0Z', '#5C6F68'),
      path('M-92 0C-90 -18 -46 -25 4 -24S92 -16 92 0S44 19 0 19S-92 14 -92 0Z', '#94A39A'),
      path('M-60 -8C-40 -20 30 -22 66 -10C30 -14 -20 -14 -60 -8Z', '#E8E3D3', { opacity: 0.6 }),
    ),
  );
}

export const scene = composeScene({ seed: 3, light: { from: 'above' } }, (page: Page) => {
  const range = hill({
    y: 330,
    rise: 30,
    wave: 200,
    seed: 14,
    bend: (x) => bump(-330, 200, 62)(x) + bump(420, 220, 50)(x),
  });
  const ridge = hill({
    y: 382,
    rise: 14,
    wave: 170,
    seed: 4,
    bend: (x) => bump(-560, 240, 44)(x) + bump(560, 200, 36)(x),
  });
  const bank = hill({
    y: 770,
    rise: 8,
    wave: 240,
    seed: 8,
    bend: (x) => bump(-80, 300, 26)(x) - 30 * (Math.abs(x) / 600),
  });
  const water = page.linear(
    [0, shore],
    [0, 800],
    [
      [0, '#F0D9BE'],
      [0.28, '#C9D5CC'],
      [1, '#8DB0AC'],
    ],
  );
  const mirror = page.linear(
    [0, shore],
    [0, shore + 90],
    [
      [0, palette.apricot, 0.6],
      [1, palette.apricot, 0],
    ],
  );
  const gleams = [
    [0, 14, 150],
    [8, 34, 112],
    [-10, 58, 128],
    [6, 86, 84],
    [-4, 120, 96],
    [10, 160, 58],
  ] as const;
  return [
    sky(page, shore),
    cloud(-300, 150, 320, 0.4),
    cloud(330, 104, 230, 0.32),
    sun(page, 10, 296, 66),
    hillLayer(page, range, 330, palette.apricot, 0.3),
    hillLayer(page, ridge, 382, mix(palette.sage, palette.fern, 0.25), 0.25),
    group({ filter: 'url(#layer)' }, fill(page, water, shore, 820)),
    rect(page.left, shore, page.width, 90, mirror),
    ...gleams.map(([x, y, half]) =>
      ellipse(x, shore + y, half, 3.4 + y / 40, '#FFF4DA', { opacity: 0.75 - y / 300 }),
    ),
    stone(26, 446, 0.26),
    stone(-34, 476, 0.36),
    stone(40, 518, 0.5),
    stone(-62, 574, 0.68),
    stone(66, 646, 0.9),
    hillLayer(page, bank, 770, palette.night, 0.1),
    sprig(page.left + 110, 812, 250, '#33604F', 16, 6),
    sprig(page.left + 172, 816, 170, lighter('#33604F', 0.08), 26, 5),
    sprig(page.right - 120, 812, 190, darker('#3C6B5D', 0.1), -18, 5),
  ];
});
