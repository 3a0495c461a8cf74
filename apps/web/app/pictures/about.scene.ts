import {
  bump,
  contactShadow,
  cup,
  cut,
  darker,
  fill,
  group,
  hill,
  hillLayer,
  inBothSchemes,
  leafTree,
  lightCone,
  lighter,
  lightPool,
  mix,
  moon,
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

const deskTop = polygon([
  [-404, 536],
  [424, 536],
  [492, 632],
  [-472, 632],
]);

/** The chair on the far side faces the viewer; the desk hides its seat. */
function farChair(x: number, color: string): string {
  return [
    cut(
      path(
        `M${x - 84} 590L${x - 92} 372C${x - 94} 326 ${x - 52} 312 ${x} 312S${x + 94} 326 ${x + 92} 372L${x + 84} 590Z`,
        darker(color, 0.06),
      ),
    ),
    path(
      `M${x - 62} 590L${x - 68} 384C${x - 70} 348 ${x - 40} 338 ${x} 338S${x + 70} 348 ${x + 68} 384L${x + 62} 590Z`,
      lighter(color, 0.12),
    ),
  ].join('');
}

/** The chair on the near side, slightly rotated. */
function nearChair(x: number, color: string): string {
  const rail = (y: number, bend: number, height: number) =>
    path(
      `M-92 ${y}Q0 ${y - bend} 92 ${y}V${y + height}Q0 ${y + height - bend} -92 ${y + height}Z`,
      lighter(color, 0.1),
    );
  return [
    `<g transform="translate(${x} 0) rotate(-2 0 800)">`,
    wideCut(
      rail(596, 14, 30),
      rail(664, 14, 30),
      path('M-106 846L-111 550H-89L-82 846Z', color),
      path('M106 846L111 550H89L82 846Z', color),
      path('M-118 526C-60 494 60 494 118 526V566C60 536 -60 536 -118 566Z', lighter(color, 0.06)),
    ),
    cut(path('M-124 752C-60 738 60 738 124 752L130 846H-130Z', darker(color, 0.22))),
    stroke('M-114 527C-60 497 60 497 114 527', lighter(color, 0.5), 3, { opacity: 0.6 }),
    stroke('M110 572L105 740', lighter(color, 0.5), 3, { opacity: 0.45 }),
    '</g>',
  ].join('');
}

function desk(page: Page): string {
  const { palette, tone } = page;
  const wood = mix(palette.oak, tone('#D9A06A', '#8A6440'), 0.3);
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
    stroke('M-471 633H491', palette.haze, 2.4, { opacity: 0.6 }),
  ].join('');
}

/** The window's light on the desk, as two slanted panes. In the dark variant the lamp is lit. */
function lightOnDesk(page: Page): string {
  const pane = (left: number, right: number) =>
    path(
      polygon([
        [left, 530],
        [right, 530],
        [right - 150, 636],
        [left - 166, 636],
      ]),
      page.tone('#FFF0CC', '#9FC0C4'),
      { opacity: page.tone(0.55, 0.16) },
    );
  return group(
    { 'clip-path': page.clip(`<path d="${deskTop}"/>`) },
    pane(60, 176),
    pane(200, 318),
    page.tone('', lightPool(page, -330, 580, 420, 70)),
  );
}

/** A window with hills behind a desk with two cups and a chair on each side. */
function draw(page: Page): string[] {
  const { palette, tone } = page;
  const far = hill({ y: 318, rise: 20, wave: 170, seed: 4, bend: bump(210, 120, 26) });
  const middle = hill({ y: 372, rise: 14, wave: 190, seed: 15, bend: bump(420, 130, 34) });
  const near = hill({ y: 430, rise: 10, wave: 220, seed: 22, bend: bump(210, 130, 22) });
  const view = [
    sky(page, 360, [
      [0, tone('#E4E6D8', palette.skyHigh)],
      [0.55, palette.skyMiddle],
      [1, palette.skyLow],
    ]),
    tone(sun(page, 384, 236, 40), moon(page, 384, 190, 22)),
    hillLayer(page, far, 318, palette.apricot, 0.3),
    hillLayer(page, middle, 372, palette.sage, 0.25),
    leafTree(222, near.at(222) + 10, { height: 116, color: palette.pine }),
    hillLayer(page, near, 430, palette.fern, 0.2),
  ].join('');
  const wall = page.radial(tone([300, 260], [-368, 420]), 980, [
    [0, tone('#F3D9BC', '#8C6D4E')],
    [0.5, tone('#E8C4A2', '#4F4A42')],
    [1, tone('#D2A27F', '#2C3531')],
  ]);
  return [
    fill(page, wall),
    group({ filter: 'url(#layer)' }, fill(page, tone('#C98F6B', '#3A3B35'), 548, 720)),
    fill(page, tone('#F0D3B4', '#6B6152'), 540, 552),
    windowOpening(page, {
      x: 304,
      y: 62,
      width: 308,
      height: 404,
      view,
      columns: 2,
      rows: 3,
      thickness: 18,
      frame: palette.cream,
      arch: true,
    }),
    group({ filter: 'url(#layer)' }, fill(page, tone('#A9795A', '#2A2B27'), 716, 810)),
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
    tone('', lightCone(page, -368, 560, 240, 96, 0.3)),
    tableLamp(page, -368, 570, {
      height: 240,
      shade: tone(palette.fern, '#D98F5A'),
      metal: palette.gold,
      lit: tone(false, true),
    }),
    `<g transform="translate(-12 0) scale(-1 1)">${cup(0, 576, 0.86, palette.cream)}</g>`,
    cup(64, 610, 1.06, palette.cream),
    nearChair(-186, palette.clay),
  ];
}

export const scenes = inBothSchemes('about', { seed: 301, light: { from: 'right' } }, draw);
