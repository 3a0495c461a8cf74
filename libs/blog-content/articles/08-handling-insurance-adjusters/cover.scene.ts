import {
  armLamp,
  bump,
  composeScene,
  contactShadow,
  cut,
  darker,
  ellipse,
  fill,
  hill,
  hillLayer,
  lay,
  lighter,
  lightPool,
  moon,
  palette,
  path,
  pen,
  place,
  sheet,
  sky,
  stroke,
  tableTop,
  windowOpening,
  type Page,
} from '@lawyers/illustration';

/** A desk telephone from the front, its receiver resting across the cradle. */
function telephone(x: number, y: number, scale: number): string {
  const body = palette.clay;
  const holes = Array.from({ length: 10 }, (_, index) => {
    const angle = ((index * 29 - 40) * Math.PI) / 180;
    return ellipse(Math.cos(angle) * 24, -46 - Math.sin(angle) * 22, 4.4, 4, darker(body, 0.5));
  }).join('');
  return [
    contactShadow(x, y, 120 * scale, 12 * scale, 0.6),
    place(
      x,
      y,
      scale,
      cut(
        path('M-96 0C-92 -44 -66 -62 -48 -92H48C66 -62 92 -44 96 0Q0 8 -96 0Z', body),
        path('M48 -92C66 -62 92 -44 96 0Q70 4 44 5C60 -40 54 -66 34 -92Z', darker(body, 0.18)),
        path('M-50 -92v-10h22v10ZM28 -92v-10h22v10Z', darker(body, 0.3)),
      ),
      cut(ellipse(0, -46, 38, 35, palette.cream), ellipse(0, -46, 13, 12, lighter(body, 0.1))),
      holes,
      cut(
        path(
          'M-108 -112C-108 -140 -62 -148 0 -148S108 -140 108 -112C108 -98 100 -94 84 -94S62 -98 60 -112C40 -120 -40 -120 -60 -112C-62 -98 -68 -94 -84 -94S-108 -98 -108 -112Z',
          darker(body, 0.08),
        ),
        path(
          'M-104 -118C-98 -140 -56 -146 0 -146S98 -140 104 -118C90 -134 50 -138 0 -138S-90 -134 -104 -118Z',
          lighter(body, 0.3),
        ),
      ),
      stroke(
        'M-92 -4C-130 4 -128 -22 -150 -12S-176 8 -196 -2S-226 -6 -250 6',
        darker(body, 0.3),
        5,
      ),
    ),
  ].join('');
}

export const scene = composeScene(
  { seed: 8, light: { from: 'right', night: true } },
  (page: Page) => {
    const far = hill({ y: 300, rise: 26, wave: 130, seed: 3 });
    const near = hill({ y: 356, rise: 20, wave: 150, seed: 8, bend: bump(-330, 120, 24) });
    const view = [
      sky(page, 340, [
        [0, '#2A5950'],
        [1, '#8DB3A0'],
      ]),
      moon(page, -310, 180, 34),
      hillLayer(page, far, 300, '#4E8070', 0.1),
      hillLayer(page, near, 356, '#1C4239', 0.02),
    ].join('');
    const wall = page.radial([250, 330], 760, [
      [0, '#3F7263'],
      [0.45, '#27544A'],
      [1, '#173933'],
    ]);
    return [
      fill(page, wall),
      windowOpening(page, {
        x: -230,
        y: 84,
        width: 330,
        height: 330,
        view,
        frame: '#7FA08F',
        thickness: 15,
      }),
      tableTop(page, 560, '#7A4A33'),
      lightPool(page, 110, 652, 500, 108, 0.85),
      armLamp(page, 420, 604, { height: 500, shade: palette.gold, metal: '#C9A25E' }),
      telephone(-150, 676, 1.25),
      lay(
        150,
        706,
        -14,
        0.5,
        sheet({ width: 220, height: 260, lines: [0.8, 0.95, 0.6], ink: palette.fern }),
      ),
      lay(232, 724, -62, 0.55, pen(palette.night)),
    ];
  },
);
