import {
  bump,
  cloud,
  darker,
  ellipse,
  fill,
  group,
  hill,
  hillLayer,
  inBothSchemes,
  lighter,
  mix,
  moon,
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
function stone({ shade, tone }: Page, x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    ellipse(0, 10, 122, 24, tone('#EEF2E8', '#9DB4B1'), { opacity: 0.5 }),
    ellipse(6, 13, 106, 20, shade('#4E7671'), { opacity: 0.4 }),
    smallCut(
      path('M-92 0C-92 22 -44 30 0 30S92 22 92 0Z', shade('#5C6F68')),
      path('M-92 0C-90 -18 -46 -25 4 -24S92 -16 92 0S44 19 0 19S-92 14 -92 0Z', shade('#94A39A')),
      path('M-60 -8C-40 -20 30 -22 66 -10C30 -14 -20 -14 -60 -8Z', tone('#E8E3D3', '#A9B7B2'), {
        opacity: 0.6,
      }),
    ),
  );
}

/** Stepping stones through still water, towards the light on the horizon. */
function draw(page: Page): string[] {
  const { palette, shade, tone } = page;
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
      [0, tone('#F0D9BE', '#6A7D80')],
      [0.28, tone('#C9D5CC', '#3A5558')],
      [1, tone('#8DB0AC', '#1D3536')],
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
  const veil = tone(1, 0.35);
  return [
    sky(page, shore, [
      [0, palette.skyHigh],
      [0.5, palette.skyMiddle],
      [1, palette.skyLow],
    ]),
    cloud(-300, 150, 320, 0.4 * veil, palette.cream),
    cloud(330, 104, 230, 0.32 * veil, palette.cream),
    tone(sun(page, 10, 296, 66), moon(page, 10, 240, 38)),
    hillLayer(page, range, 330, palette.apricot, 0.3),
    hillLayer(page, ridge, 382, mix(palette.sage, palette.fern, 0.25), 0.25),
    group({ filter: 'url(#layer)' }, fill(page, water, shore, 820)),
    rect(page.left, shore, page.width, 90, mirror),
    ...gleams.map(([x, y, half]) =>
      ellipse(x, shore + y, half, 3.4 + y / 40, tone('#FFF4DA', '#DDE3D2'), {
        opacity: (0.75 - y / 300) * tone(1, 0.6),
      }),
    ),
    stone(page, 26, 446, 0.26),
    stone(page, -34, 476, 0.36),
    stone(page, 40, 518, 0.5),
    stone(page, -62, 574, 0.68),
    stone(page, 66, 646, 0.9),
    hillLayer(page, bank, 770, palette.night, 0.1),
    sprig(page.left + 110, 812, 250, shade('#33604F'), 16, 6),
    sprig(page.left + 172, 816, 170, lighter(shade('#33604F'), 0.08), 26, 5),
    sprig(page.right - 120, 812, 190, darker(shade('#3C6B5D'), 0.1), -18, 5),
  ];
}

export const scenes = inBothSchemes('cover', { seed: 3, light: { from: 'above' } }, draw);
