import {
  bump,
  contactShadow,
  crown,
  cut,
  darker,
  hill,
  hillLayer,
  inBothSchemes,
  lighter,
  mix,
  moon,
  path,
  place,
  sky,
  smallCut,
  stroke,
  wideCut,
  type Page,
} from '@lawyers/illustration';

/** A young shoot: three bright leaves where the mended wood grows on. */
function shoot({ shade }: Page, x: number, y: number, turn: number, scale: number): string {
  const leaf = (angle: number, size: number, color: string) =>
    `<g transform="rotate(${angle}) scale(${size})">${path('M0 0C-16 -16 -13 -42 0 -58Z', darker(color, 0.1))}${path('M0 0C16 -16 13 -42 0 -58Z', lighter(color, 0.16))}</g>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${place(
    0,
    0,
    scale,
    smallCut(
      stroke('M0 0Q4 -26 0 -52', shade('#6D8B55'), 5),
      `<g transform="translate(0 -50)">${leaf(0, 1, shade('#A9C27C'))}${leaf(-58, 0.86, shade('#98B76F'))}${leaf(56, 0.86, shade('#98B76F'))}</g>`,
    ),
  )}</g>`;
}

/** A tree whose split trunk was mended with a band, and grows on. */
function draw(page: Page): string[] {
  const { palette, shade, tone } = page;
  const far = hill({ y: 560, rise: 22, wave: 230, seed: 5, bend: bump(400, 220, 30) });
  const ground = hill({ y: 690, rise: 8, wave: 300, seed: 12, bend: bump(-30, 260, 34) });
  const bark = tone('#7A5743', '#4A382C');
  const trunk =
    'M-190 716C-120 700 -96 640 -92 560C-88 470 -104 400 -150 330C-186 276 -230 240 -280 214L-262 190C-204 208 -152 246 -116 290C-110 236 -122 170 -150 110L-120 98C-84 164 -66 232 -62 300C-40 236 0 170 66 120L92 142C40 206 12 290 14 390C44 336 96 296 170 276L180 302C108 330 56 400 44 500C38 590 60 690 140 712C60 726 -110 730 -190 716Z';
  const shadow =
    'M44 500C38 590 60 690 140 712C100 719 40 723 -20 724C0 640 -10 560 -4 480C2 420 8 400 14 390C44 336 96 296 170 276L180 302C108 330 56 400 44 500Z';
  return [
    sky(page, 600, [
      [0, tone('#DDE6DC', palette.skyHigh)],
      [0.6, tone('#F6EEDC', palette.skyMiddle)],
      [1, tone('#F8E6CB', palette.skyLow)],
    ]),
    tone('', moon(page, 330, 380, 26)),
    hillLayer(page, far, 560, mix(palette.sage, palette.mist, 0.35), 0.24),
    hillLayer(page, ground, 690, shade('#86A583'), 0.2),
    contactShadow(-10, 722, 200, 14, 0.4),
    place(
      -20,
      102,
      0.86,
      wideCut(path(trunk, bark)),
      path(shadow, darker(bark, 0.22)),
      stroke(
        'M-66 690C-54 640 -58 600 -56 570M-40 480C-42 430 -52 390 -70 356M20 660C14 620 14 600 16 590',
        darker(bark, 0.34),
        4,
        { opacity: 0.6 },
      ),
      // The split that was mended: it still shows above and below the band.
      stroke('M-30 452L-20 486L-34 512', tone('#3D2A20', '#1C130E'), 7),
      stroke('M-36 622L-22 648L-36 682', tone('#3D2A20', '#1C130E'), 7),
      cut(
        path('M-97 522C-60 536 10 536 45 520L41 612C4 628 -62 628 -97 612Z', palette.gold),
        path(
          'M45 520L41 612C28 617 16 620 4 621C8 590 8 560 6 530.5C20 528 34 525 45 520Z',
          darker(palette.gold, 0.22),
        ),
      ),
      stroke(
        'M-97 552C-60 565 10 565 44 550M-97 584C-60 597 8 597 42 582',
        darker(palette.gold, 0.28),
        3.4,
      ),
      smallCut(path('M-58 536l30 3l-3 78l-26 -3Z', lighter(palette.gold, 0.45))),
      crown(page, -280, 150, { width: 450, height: 240, color: shade('#4B7C66'), turn: 1 }),
      crown(page, 262, 196, { width: 420, height: 240, color: shade('#44745F'), turn: 4 }),
      crown(page, 10, 70, { width: 600, height: 250, color: shade('#3C6B5D'), turn: 2 }),
      shoot(page, -98, 446, -62, 1.1),
      shoot(page, 34, 462, 54, 1.2),
      shoot(page, -92, 376, -26, 0.86),
      shoot(page, 66, 396, 30, 0.94),
    ),
  ];
}

export const scenes = inBothSchemes('cover', { seed: 7, light: { from: 'left' } }, draw);
