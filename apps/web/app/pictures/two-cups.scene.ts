import {
  bump,
  cup,
  fill,
  hill,
  hillLayer,
  inBothSchemes,
  leafTree,
  lightCone,
  lightPool,
  moon,
  sky,
  sun,
  tableLamp,
  tableTop,
  windowOpening,
  type Page,
} from '@lawyers/illustration';

/** A table by a window, with a lamp and two cups. At dusk the lamp is lit. */
function draw(page: Page): string[] {
  const { palette, tone } = page;
  const far = hill({ y: 330, rise: 18, wave: 150, seed: 4, bend: bump(-60, 130, 30) });
  const middle = hill({ y: 386, rise: 12, wave: 180, seed: 17, bend: bump(-280, 130, 36) });
  const near = hill({ y: 446, rise: 8, wave: 220, seed: 22, bend: bump(-110, 140, 18) });
  const view = [
    sky(page, 360, [
      [0, tone('#E4E6D8', palette.skyHigh)],
      [0.55, palette.skyMiddle],
      [1, palette.skyLow],
    ]),
    tone(sun(page, -108, 262, 42), moon(page, -108, 188, 26)),
    hillLayer(page, far, 330, palette.apricot, 0.3),
    hillLayer(page, middle, 386, palette.sage, 0.25),
    leafTree(-262, middle.at(-262) + 12, { height: 108, color: palette.pine }),
    hillLayer(page, near, 446, palette.fern, 0.2),
  ].join('');
  const wall = page.radial(tone([-160, 280], [196, 420]), 860, [
    [0, tone('#F5E2C8', '#A47B52')],
    [0.45, tone('#EACBA8', '#5E5143')],
    [1, tone('#D9AF8A', '#2A3430')],
  ]);
  return [
    fill(page, wall),
    windowOpening(page, {
      x: -160,
      y: 82,
      width: 340,
      height: 430,
      view,
      columns: 2,
      rows: 3,
      thickness: 18,
      frame: palette.cream,
      arch: true,
    }),
    tableTop(page, 592, tone('#BC8355', '#6B4C37')),
    tone('', lightPool(page, 196, 690, 380, 96, 0.6)),
    tone('', lightCone(page, 196, 672, 420, 210, 0.34)),
    tableLamp(page, 196, 672, {
      height: 420,
      shade: tone(palette.fern, '#D98F5A'),
      metal: palette.gold,
      lit: tone(false, true),
    }),
    `<g transform="translate(-150 0) scale(-1 1)">${cup(0, 690, 1.5, tone(palette.cream, '#D8CDB6'))}</g>`,
    cup(20, 742, 1.8, tone('#D8805F', '#A65E45')),
  ];
}

export const scenes = inBothSchemes('two-cups', { seed: 311, light: { from: 'left' } }, draw);
