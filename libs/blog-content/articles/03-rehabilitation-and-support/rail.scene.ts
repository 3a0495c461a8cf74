import {
  bump,
  composeScene,
  cut,
  darker,
  fill,
  group,
  hill,
  hillLayer,
  lighter,
  mix,
  onHill,
  palette,
  path,
  polygon,
  rect,
  sky,
  sprig,
  stroke,
  sun,
  trail,
  wideCut,
  type Page,
} from '@lawyers/illustration';

export const scene = composeScene({ seed: 103, light: { from: 'left' } }, (page: Page) => {
  const far = hill({ y: 236, rise: 22, wave: 220, seed: 7, bend: bump(300, 220, 24) });
  const hedge = hill({ y: 306, rise: 12, wave: 120, seed: 19 });
  const lawn = hill({ y: 338, rise: 4, wave: 400, seed: 23 });
  const bank = hill({ y: 446, rise: 5, wave: 300, seed: 31 });
  const slab = '#E2D6C0';
  const levels = [
    { top: 446, bottom: 520, left: -190, right: 150, depth: 26 },
    { top: 546, bottom: 624, left: -230, right: 186, depth: 30 },
    { top: 654, bottom: 738, left: -276, right: 228, depth: 34 },
  ];
  const steps = levels.map(({ top, bottom, left, right, depth }) =>
    wideCut(
      path(
        polygon([
          [left + depth * 0.7, top - depth],
          [right - depth * 0.7, top - depth],
          [right, top],
          [left, top],
        ]),
        lighter(slab, 0.4),
      ),
      rect(left, top, right - left, 16, slab),
      rect(left, top + 16, right - left, bottom - top - 16, darker(slab, 0.26)),
    ),
  );
  const iron = '#2C4A44';
  return [
    sky(page, 320),
    sun(page, -330, 176, 50),
    hillLayer(page, far, 236, palette.apricot, 0.3),
    hillLayer(page, hedge, 306, palette.fern, 0.16),
    hillLayer(page, lawn, 350, '#A3BC92', 0.2),
    onHill(
      page,
      lawn,
      trail([
        [128, 330, 12],
        [112, 346, 20],
        [52, 368, 42],
        [0, 392, 84],
        [-22, 420, 150],
        [-22, 470, 220],
      ]),
    ),
    // The steps are set into a bank; without its darker face they would lead nowhere.
    hillLayer(page, bank, 440, '#7D9F78', 0.12),
    ...steps,
    group({ filter: 'url(#layer)' }, fill(page, mix(palette.sand, palette.plaster, 0.4), 738, 812)),
    wideCut(
      stroke('M196 452V292M266 764V486', iron, 13, { 'stroke-linecap': 'butt' }),
      stroke('M196 360L266 580', iron, 7),
      stroke('M180 268Q186 258 196 284L268 494Q286 540 306 520', iron, 15),
    ),
    stroke('M194 276L265 484', lighter(iron, 0.35), 4, { opacity: 0.8 }),
    cut(rect(244, 758, 44, 12, darker(iron, 0.2), { rx: 3 })),
    sprig(-330, 760, 210, palette.pine, -18, 5),
    sprig(-392, 772, 260, '#4B7C66', -8, 6),
    sprig(-454, 772, 180, palette.pine, 12, 5),
    sprig(420, 780, 220, '#4B7C66', 14, 5),
    sprig(486, 790, 160, palette.pine, 22, 5),
  ];
});
