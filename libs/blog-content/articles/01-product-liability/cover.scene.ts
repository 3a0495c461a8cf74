import {
  bump,
  contactShadow,
  cut,
  darker,
  fill,
  hill,
  hillLayer,
  inBothSchemes,
  lighter,
  mix,
  moon,
  path,
  place,
  polygon,
  sky,
  stroke,
  tableLamp,
  tableTop,
  windowOpening,
  type Page,
} from '@lawyers/illustration';

/** A cardboard box seen from a little above, its four flaps folded out. */
function openBox({ palette, shade }: Page, x: number, y: number, scale: number): string {
  const card = shade('#CB9B6B');
  return [
    contactShadow(x, y + 2, 165 * scale, 16 * scale, 0.45),
    place(
      x,
      y,
      scale,
      cut(
        path(
          polygon([
            [-92, -196],
            [92, -196],
            [104, -262],
            [-104, -262],
          ]),
          lighter(card, 0.16),
        ),
      ),
      path(
        polygon([
          [-120, -152],
          [120, -152],
          [92, -198],
          [-92, -198],
        ]),
        darker(card, 0.62),
      ),
      path('M-96 -156C-70 -196 -48 -170 -22 -188S30 -176 52 -190 84 -170 98 -156Z', palette.cream),
      path('M-60 -156C-44 -178 -24 -168 -8 -176S20 -168 34 -156Z', shade('#EADFCB')),
      cut(
        path(
          polygon([
            [-120, -152],
            [-92, -198],
            [-158, -236],
            [-196, -184],
          ]),
          lighter(card, 0.1),
        ),
        path(
          polygon([
            [120, -152],
            [92, -198],
            [158, -236],
            [196, -184],
          ]),
          darker(card, 0.06),
        ),
      ),
      cut(
        path('M-120 -152H120V0H-120Z', card),
        path('M-18 -152H18V-96H-18Z', lighter(card, 0.3), { opacity: 0.75 }),
        path('M60 -152H120V0H60Z', darker(card, 0.1), { opacity: 0.5 }),
      ),
      cut(
        path(
          polygon([
            [-120, -153],
            [120, -153],
            [133, -104],
            [-133, -104],
          ]),
          lighter(card, 0.2),
        ),
      ),
      stroke('M-40 -34h-34v-24', darker(card, 0.3), 3.4, { opacity: 0.5 }),
    ),
  ].join('');
}

/** An open box on a table, beside a lamp whose cord ends in the air. */
function draw(page: Page): string[] {
  const { palette, shade, tone } = page;
  const far = hill({ y: 330, rise: 22, wave: 150, seed: 6 });
  const near = hill({ y: 398, rise: 18, wave: 170, seed: 9, bend: bump(-150, 130, 26) });
  const view = [
    sky(page, 380, [
      [0, tone('#C7DAD6', palette.skyHigh)],
      [1, tone('#F3EBD9', palette.skyLow)],
    ]),
    tone('', moon(page, -110, 176, 26)),
    hillLayer(page, far, 330, palette.sage, 0.3),
    hillLayer(page, near, 398, palette.fern, 0.2),
  ].join('');
  const wall = page.linear(
    [page.left, 0],
    [page.right, 400],
    [
      [0, tone('#F7EEDD', '#4A5A55')],
      [1, tone(mix(palette.plaster, palette.sand, 0.45), '#26352F')],
    ],
  );
  return [
    fill(page, wall),
    windowOpening(page, {
      x: -200,
      y: 90,
      width: 430,
      height: 380,
      view,
      columns: 2,
      rows: 2,
      frame: palette.cream,
    }),
    tableTop(page, 570, shade('#A87850'), 732),
    path(
      polygon([
        [-420, 734],
        [-250, 572],
        [60, 572],
        [-20, 734],
      ]),
      tone('#FFE9C4', '#9FC0C4'),
      { opacity: tone(0.26, 0.14) },
    ),
    // The cord comes from the foot of the lamp, over the edge of the table, and ends in the air.
    stroke(
      'M372 640C330 668 286 650 262 682C246 706 250 724 250 738',
      tone('#3B2A22', '#0F1C1A'),
      6,
    ),
    stroke('M250 738V800', tone('#3B2A22', '#0F1C1A'), 6),
    tableLamp(page, 372, 640, {
      height: 440,
      lit: false,
      shade: palette.clay,
      metal: palette.gold,
    }),
    openBox(page, -30, 690, 1.16),
  ];
}

export const scenes = inBothSchemes('cover', { seed: 1, light: { from: 'left' } }, draw);
