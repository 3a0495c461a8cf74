import {
  bump,
  composeScene,
  contactShadow,
  cup,
  cut,
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
  polygon,
  sky,
  stroke,
  sun,
  windowOpening,
  type Page,
} from '@lawyers/illustration';

/** An armless chair seen a little from the side; `turn` -1 makes it face left. */
function chair(x: number, y: number, turn: 1 | -1, color: string): string {
  const leg = '#5A3D2E';
  return [
    contactShadow(x, y + 2, 112, 14, 0.35),
    `<g transform="translate(${x} ${y}) scale(${turn * 1.06} 1.06)">`,
    cut(
      stroke('M-60 -118L-72 -14M62 -112L72 -12', darker(leg, 0.25), 9),
      path('M-92 -300C-92 -318 -56 -320 -50 -302L-34 -122L-66 -116Z', darker(color, 0.16)),
      path('M-100 -296C-102 -316 -72 -320 -68 -300L-48 -120L-82 -112Z', color),
    ),
    cut(
      stroke('M-76 -112L-90 0M74 -108L88 0', leg, 10),
      path(
        'M-90 -134C-90 -146 -76 -150 -60 -150L70 -144C92 -143 98 -134 96 -122L94 -108C60 -100 -40 -102 -84 -108C-90 -110 -91 -124 -90 -134Z',
        color,
      ),
      path(
        'M-86 -128C-40 -122 60 -122 95 -124L94 -108C60 -100 -40 -102 -84 -108C-88 -110 -88 -120 -86 -128Z',
        darker(color, 0.2),
      ),
    ),
    stroke('M-92 -290L-72 -140', lighter(color, 0.3), 3, { opacity: 0.6 }),
    '</g>',
  ].join('');
}

export const scene = composeScene({ seed: 12, light: { from: 'above' } }, (page: Page) => {
  const far = hill({ y: 296, rise: 22, wave: 170, seed: 6, bend: bump(-180, 180, 20) });
  const middle = hill({ y: 344, rise: 16, wave: 190, seed: 15, bend: bump(230, 180, 34) });
  const near = hill({ y: 408, rise: 12, wave: 220, seed: 22, bend: bump(-160, 190, 26) });
  const view = [
    sky(page, 320, [
      [0, palette.skyHigh],
      [0.6, palette.skyMiddle],
      [1, palette.skyLow],
    ]),
    sun(page, 96, 214, 44),
    hillLayer(page, far, 296, palette.apricot, 0.3),
    hillLayer(page, middle, 344, palette.sage, 0.25),
    hillLayer(page, near, 408, palette.pine, 0.2),
  ].join('');
  const wall = page.radial([0, 280], 820, [
    [0, '#9DB09A'],
    [1, '#7F9887'],
  ]);
  const floor = page.linear(
    [0, 610],
    [0, 800],
    [
      [0, '#A98463'],
      [1, '#8A6549'],
    ],
  );
  const pane = (left: number, right: number) =>
    path(
      polygon([
        [left, 614],
        [right, 614],
        [right * 1.55, 800],
        [left * 1.55, 800],
      ]),
      '#FFE3B5',
      {
        opacity: 0.42,
      },
    );
  return [
    fill(page, wall),
    windowOpening(page, {
      x: 0,
      y: 84,
      width: 560,
      height: 376,
      view,
      columns: 3,
      rows: 2,
      thickness: 18,
    }),
    fill(page, darker('#8CA48F', 0.16), 590, 612),
    group({ filter: 'url(#layer)' }, fill(page, floor, 610, 810)),
    pane(-272, -102),
    pane(-86, 86),
    pane(102, 272),
    chair(-318, 742, 1, '#2F5D50'),
    chair(318, 742, -1, palette.clay),
    contactShadow(0, 752, 84, 12, 0.4),
    place(
      0,
      750,
      1,
      cut(
        ellipse(0, -4, 58, 10, '#5A3D2E'),
        path('M-9 -6C-5 -60 -5 -110 -7 -150H7C5 -110 5 -60 9 -6Z', '#6F4B38'),
      ),
      cut(
        ellipse(0, -148, 124, 23, darker(palette.oak, 0.3)),
        ellipse(0, -156, 124, 23, mix(palette.oak, palette.sand, 0.35)),
      ),
    ),
    cup(10, 592, 0.86),
  ];
});
