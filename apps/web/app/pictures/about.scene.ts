import {
  bump,
  composeScene,
  contactShadow,
  cup,
  cut,
  darker,
  fill,
  group,
  hill,
  hillLayer,
  leafTree,
  lighter,
  mix,
  palette,
  path,
  polygon,
  rect,
  sky,
  sprig,
  stroke,
  sun,
  tableLamp,
  wideCut,
  windowOpening,
  type Page,
} from '@lawyers/illustration';

const wood = mix(palette.oak, '#D9A06A', 0.3);
const deskTop = polygon([
  [-404, 536],
  [424, 536],
  [492, 632],
  [-472, 632],
]);

/** The chair on the far side faces the viewer; the desk hides its seat. */
function farChair(x: number, colour: string): string {
  return [
    cut(
      path(
        `M${x - 84} 590L${x - 92} 372C${x - 94} 326 ${x - 52} 312 ${x} 312S${x + 94} 326 ${x + 92} 372L${x + 84} 590Z`,
        darker(colour, 0.06),
      ),
    ),
    path(
      `M${x - 62} 590L${x - 68} 384C${x - 70} 348 ${x - 40} 338 ${x} 338S${x + 70} 348 ${x + 68} 384L${x + 62} 590Z`,
      lighter(colour, 0.12),
    ),
  ].join('');
}

/** The chair on this side stands a little askew, as if somebody had just been asked to sit. */
function nearChair(x: number, colour: string): string {
  const rail = (y: number, bend: number, height: number) =>
    path(
      `M-92 ${y}Q0 ${y - bend} 92 ${y}V${y + height}Q0 ${y + height - bend} -92 ${y + height}Z`,
      lighter(colour, 0.1),
    );
  return [
    `<g transform="translate(${x} 0) rotate(-2 0 800)">`,
    wideCut(
      rail(596, 14, 30),
      rail(664, 14, 30),
      path('M-106 846L-111 550H-89L-82 846Z', colour),
      path('M106 846L111 550H89L82 846Z', colour),
      path('M-118 526C-60 494 60 494 118 526V566C60 536 -60 536 -118 566Z', lighter(colour, 0.06)),
    ),
    cut(path('M-124 752C-60 738 60 738 124 752L130 846H-130Z', darker(colour, 0.22))),
    stroke('M-114 527C-60 497 60 497 114 527', lighter(colour, 0.5), 3, { opacity: 0.6 }),
    stroke('M110 572L105 740', lighter(colour, 0.5), 3, { opacity: 0.45 }),
    '</g>',
  ].join('');
}

function desk(page: Page): string {
  const top = page.linear(
    [424, 0],
    [-472, 0],
    [
      [0, lighter(wood, 0.3)],
      [1, darker(wood, 0.08)],
    ],
  );
  const front = darker(wood, 0.3);
  const leg = (x: number) => path(`M${x} 650h44l-8 190h-28Z`, darker(front, 0.2));
  return [
    group({ filter: 'url(#blur)', opacity: 0.3 }, rect(-480, 700, 960, 60, '#2A160C')),
    cut(leg(-452), leg(430)),
    cut(rect(-446, 640, 912, 84, front)),
    rect(120, 656, 230, 50, darker(front, 0.14), { rx: 3 }),
    rect(220, 677, 30, 7, palette.gold, { rx: 3.5 }),
    wideCut(path(deskTop, top)),
    rect(-472, 632, 964, 18, darker(wood, 0.16)),
    stroke('M-471 633H491', '#FFF3DC', 2.4, { opacity: 0.6 }),
  ].join('');
}

/** The light of the window as it lies on the desk: two panes, leaning away from it. */
function lightOnDesk(page: Page): string {
  const pane = (left: number, right: number) =>
    path(
      polygon([
        [left, 530],
        [right, 530],
        [right - 150, 636],
        [left - 166, 636],
      ]),
      '#FFF0CC',
      { opacity: 0.55 },
    );
  return group({ 'clip-path': page.clip(`<path d="${deskTop}"/>`) }, pane(60, 176), pane(200, 318));
}

/** A window with hills at first light, two cups on the desk before it, a chair on either side. */
export const scene = composeScene({ seed: 301, light: { from: 'right' } }, (page: Page) => {
  const far = hill({ y: 318, rise: 20, wave: 170, seed: 4, bend: bump(210, 120, 26) });
  const middle = hill({ y: 372, rise: 14, wave: 190, seed: 15, bend: bump(420, 130, 34) });
  const near = hill({ y: 430, rise: 10, wave: 220, seed: 22, bend: bump(210, 130, 22) });
  const view = [
    sky(page, 360, [
      [0, '#E4E6D8'],
      [0.55, palette.skyMiddle],
      [1, palette.skyLow],
    ]),
    sun(page, 384, 236, 40),
    hillLayer(page, far, 318, palette.apricot, 0.3),
    hillLayer(page, middle, 372, palette.sage, 0.25),
    leafTree(222, near.at(222) + 10, { height: 116, colour: palette.pine }),
    hillLayer(page, near, 430, palette.fern, 0.2),
  ].join('');
  const wall = page.radial([300, 260], 980, [
    [0, '#F3D9BC'],
    [0.5, '#E8C4A2'],
    [1, '#D2A27F'],
  ]);
  return [
    fill(page, wall),
    group({ filter: 'url(#layer)' }, fill(page, '#C98F6B', 548, 720)),
    fill(page, '#F0D3B4', 540, 552),
    windowOpening(page, {
      x: 304,
      y: 62,
      width: 308,
      height: 404,
      view,
      columns: 2,
      rows: 3,
      thickness: 18,
      arch: true,
    }),
    group({ filter: 'url(#layer)' }, fill(page, '#A9795A', 716, 810)),
    farChair(-20, palette.pine),
    desk(page),
    lightOnDesk(page),
    contactShadow(360, 574, 40, 8, 0.4),
    sprig(352, 520, 150, palette.fern, -14, 4),
    sprig(366, 520, 118, palette.pine, 18, 4),
    cut(
      path(
        'M336 496H384C380 512 394 526 394 546C394 566 382 574 360 574S326 566 326 546C326 526 340 512 336 496Z',
        palette.clay,
      ),
      path(
        'M366 496H384C380 512 394 526 394 546C394 566 382 574 360 574C378 562 380 520 366 496Z',
        lighter(palette.clay, 0.2),
      ),
    ),
    tableLamp(page, -368, 570, { height: 240, shade: palette.fern, lit: false }),
    `<g transform="translate(-12 0) scale(-1 1)">${cup(0, 576, 0.86)}</g>`,
    cup(64, 610, 1.06),
    nearChair(-186, palette.clay),
  ];
});
