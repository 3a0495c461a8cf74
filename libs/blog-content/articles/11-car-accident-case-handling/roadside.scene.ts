import {
  bump,
  circle,
  composeScene,
  contactShadow,
  crown,
  cut,
  darker,
  fill,
  group,
  hill,
  hillLayer,
  mix,
  palette,
  path,
  place,
  rect,
  sky,
  stroke,
  sun,
  wideCut,
  type Page,
} from '@lawyers/illustration';

/** A small car from the side, standing still. */
function car(x: number, y: number, scale: number): string {
  const paint = '#DDE3D6';
  const wheel = (at: number) =>
    circle(at, -34, 35, '#22302D') + circle(at, -34, 18, '#B9BFB4') + circle(at, -34, 6, '#22302D');
  return place(
    x,
    y,
    scale,
    contactShadow(0, 2, 220, 12, 0.5),
    wideCut(
      path(
        'M-210 -38C-216 -76 -206 -104 -176 -112L-126 -120C-100 -164 -72 -186 -36 -188H44C82 -186 108 -160 132 -122C176 -118 204 -106 208 -74L210 -38Q208 -30 196 -30H-198Q-208 -30 -210 -38Z',
        paint,
      ),
      path('M-210 -56H210L210 -38Q208 -30 196 -30H-198Q-208 -30 -210 -38Z', darker(paint, 0.22)),
      path('M-104 -122C-84 -156 -64 -172 -36 -173H-8V-122Z', '#6F9088'),
      path('M8 -173H42C72 -170 92 -152 110 -122H8Z', '#6F9088'),
      path('M-74 -122L-40 -173H-22L-58 -122ZM40 -122L66 -166L78 -158L58 -122Z', '#DCE8E0', {
        opacity: 0.4,
      }),
      path('M-206 -92L-188 -98V-76H-208ZM206 -88L192 -92V-72H208Z', palette.gold),
    ),
    stroke('M0 -118V-40M-92 -88h24M92 -88h-22', darker(paint, 0.3), 3),
    cut(wheel(-122), wheel(122)),
  );
}

/** The warning triangle a driver puts out behind the car. */
function triangle(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    contactShadow(0, 2, 44, 5, 0.45),
    cut(
      stroke('M0 -72L42 -4H-42Z', palette.clay, 13),
      stroke('M-22 0L-34 10M22 0L34 10', darker(palette.brick, 0.3), 5),
    ),
    stroke('M0 -72L42 -4H-42Z', '#E98A66', 3, { opacity: 0.8 }),
  );
}

export const scene = composeScene({ seed: 111, light: { from: 'left' } }, (page: Page) => {
  const far = hill({ y: 386, rise: 22, wave: 230, seed: 4, bend: bump(-380, 240, 34) });
  const middle = hill({ y: 452, rise: 14, wave: 260, seed: 14, bend: bump(260, 260, 34) });
  const verge = hill({ y: 556, rise: 5, wave: 300, seed: 22 });
  const grass = hill({ y: 770, rise: 5, wave: 260, seed: 29 });
  const tar = page.linear(
    [0, 610],
    [0, 780],
    [
      [0, '#75807A'],
      [1, '#5A6661'],
    ],
  );
  return [
    sky(page, 440, [
      [0, '#D6DED5'],
      [0.6, '#F2E9D5'],
      [1, '#F5DDBC'],
    ]),
    sun(page, -340, 250, 46, 0.8),
    hillLayer(page, far, 386, mix(palette.peach, palette.mist, 0.5), 0.3),
    hillLayer(page, middle, 452, palette.sage, 0.24),
    hillLayer(page, verge, 540, '#7C9F7C', 0.2),
    contactShadow(374, 604, 110, 8, 0.3),
    cut(
      path(
        'M352 606C360 540 360 460 358 380L330 330L346 322L368 354L400 306L414 314L386 372C382 460 386 540 398 606Z',
        palette.bark,
      ),
    ),
    crown(page, 368, 214, { width: 400, height: 330, color: '#44745F', turn: 2 }),
    group({ filter: 'url(#layer)' }, fill(page, tar, 612, 810)),
    rect(page.left, 612, page.width, 9, '#CFCDB9'),
    stroke(`M${page.left + 30} 744H${page.right}`, palette.cream, 8, {
      'stroke-dasharray': '70 62',
      opacity: 0.85,
      'stroke-linecap': 'butt',
    }),
    car(168, 692, 1.12),
    triangle(-390, 690, 1.15),
    hillLayer(page, grass, 770, palette.pine, 0.1),
  ];
});
