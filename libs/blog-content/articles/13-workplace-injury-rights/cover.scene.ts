import {
  bump,
  composeScene,
  cut,
  darker,
  ellipse,
  fill,
  group,
  hill,
  hillLayer,
  lighter,
  palette,
  path,
  place,
  polygon,
  rect,
  sky,
  smallCut,
  stroke,
  sun,
  wideCut,
  type Page,
} from '@lawyers/illustration';

/** A hard hat hanging by its band: dome, ridge and brim. */
function hardHat(x: number, y: number, scale: number): string {
  const shell = palette.gold;
  return place(
    x,
    y,
    scale,
    smallCut(stroke('M0 -112V-84C0 -70 20 -70 20 -82', '#D7CDB8', 7)),
    cut(
      path('M-92 22C-96 -40 -56 -86 0 -86S96 -40 92 22Z', shell),
      path('M40 -78C74 -60 94 -24 92 22H54C60 -16 56 -52 40 -78Z', darker(shell, 0.2)),
      path('M-74 -10C-66 -44 -46 -64 -24 -72C-44 -52 -54 -28 -56 4Z', lighter(shell, 0.5), {
        opacity: 0.7,
      }),
    ),
    cut(
      path(
        'M-13 -92Q0 -97 13 -92C20 -50 20 -10 18 22H-18C-20 -10 -20 -50 -13 -92Z',
        lighter(shell, 0.18),
      ),
      path(
        'M-116 30C-116 16 -70 10 0 10S116 16 116 30C116 40 70 34 0 34S-116 40 -116 30Z',
        darker(shell, 0.06),
      ),
    ),
  );
}

export const scene = composeScene(
  { seed: 13, light: { from: 'left', night: true } },
  (page: Page) => {
    const left = -290;
    const right = 70;
    const top = 120;
    const ground = 640;
    const far = hill({ y: 420, rise: 20, wave: 150, seed: 8 });
    const middle = hill({ y: 478, rise: 14, wave: 170, seed: 18, bend: bump(0, 140, 26) });
    const near = hill({ y: 560, rise: 10, wave: 180, seed: 28, bend: bump(-230, 130, 24) });
    const doorway = page.clip(
      `<rect x="${left}" y="${top}" width="${right - left}" height="${ground - top}"/>`,
    );
    const wall = page.radial([-110, 420], 820, [
      [0, '#4C6F62'],
      [0.5, '#31554A'],
      [1, '#1D3C35'],
    ]);
    const boards: string[] = [];
    for (let x = -1000; x < 1000; x += 92) boards.push(`M${x + 36} 0V${ground}`);
    const floor = page.linear(
      [0, ground],
      [0, 800],
      [
        [0, '#54584A'],
        [1, '#2C3A34'],
      ],
    );
    const patch = page.linear(
      [0, ground],
      [0, 810],
      [
        [0, '#FFE7B8', 0.9],
        [1, '#F6CE8C', 0.25],
      ],
    );
    const leaf = page.linear(
      [left - 150, 0],
      [left, 0],
      [
        [0, darker(palette.clay, 0.25)],
        [1, palette.clay],
      ],
    );
    const lip = '#C9B48C';
    return [
      fill(page, wall, 0, ground + 4),
      stroke(boards.join(''), '#16302A', 3, { opacity: 0.45 }),
      group({ filter: 'url(#layer)' }, fill(page, floor, ground, 810)),
      group(
        { 'clip-path': doorway },
        sky(page, 460, [
          [0, '#E9E4D6'],
          [0.55, palette.skyMiddle],
          [1, palette.skyLow],
        ]),
        sun(page, -70, 330, 52),
        hillLayer(page, far, 420, palette.apricot, 0.3),
        hillLayer(page, middle, 478, palette.sage, 0.25),
        hillLayer(page, near, 560, palette.fern, 0.2),
      ),
      path(
        polygon([
          [left, ground],
          [right, ground],
          [right + 230, 812],
          [left - 60, 812],
        ]),
        patch,
      ),
      wideCut(
        path(
          `M${left - 20} ${ground}V${top - 20}H${right + 20}V${ground}H${right}V${top}H${left}V${ground}Z`,
          lip,
        ),
      ),
      // The door stands open towards us, so it grows as it comes nearer.
      wideCut(
        path(
          polygon([
            [left - 4, top + 4],
            [left - 170, top - 46],
            [left - 170, 716],
            [left - 4, ground],
          ]),
          leaf,
        ),
      ),
      stroke(
        `M${left - 60} ${top - 12}V${666}M${left - 114} ${top - 28}V${690}`,
        darker(palette.brick, 0.25),
        3,
        { opacity: 0.6 },
      ),
      stroke(
        `M${left - 166} ${top + 60}L${left - 6} ${top + 92}M${left - 166} 600L${left - 6} 540`,
        darker(palette.brick, 0.1),
        14,
        {
          'stroke-linecap': 'butt',
        },
      ),
      ellipse(left - 146, 398, 6, 8, palette.gold),
      wideCut(rect(212, 214, 250, 30, '#8A6A4B'), rect(212, 214, 250, 7, '#B48F68')),
      hardHat(330, 352, 1.05),
    ];
  },
);
