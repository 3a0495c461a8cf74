import {
  bump,
  cloud,
  composeScene,
  contactShadow,
  cut,
  darker,
  hill,
  hillLayer,
  leafTree,
  lighter,
  mix,
  onHill,
  palette,
  path,
  ribbon,
  sky,
  smallCut,
  sprig,
  stroke,
  wideCut,
  type Page,
} from '@lawyers/illustration';

/** One arm of the signpost: a board with a point, nothing written on it. */
function arm(y: number, turn: number, length: number, color: string): string {
  return `<g transform="translate(0 ${y}) rotate(${turn})">${cut(
    path(`M-34 -27H${length - 30}L${length} 0L${length - 30} 27H-34Z`, color),
    path(`M-34 12H${length - 13}L${length - 30} 27H-34Z`, darker(color, 0.14)),
  )}${stroke(`M-28 -23H${length - 32}`, lighter(color, 0.5), 3, { opacity: 0.7 })}</g>`;
}

export const scene = composeScene({ seed: 114, light: { from: 'left' } }, (page: Page) => {
  const far = hill({ y: 430, rise: 24, wave: 220, seed: 6, bend: bump(320, 240, 36) });
  const middle = hill({
    y: 506,
    rise: 8,
    wave: 280,
    seed: 13,
    bend: (x) => bump(-430, 240, 50)(x) + bump(460, 240, 40)(x),
  });
  const ground = hill({ y: 604, rise: 7, wave: 320, seed: 21 });
  const left = [
    [-470, 470, 14],
    [-430, 512, 22],
    [-350, 560, 34],
    [-260, 614, 54],
    [-150, 680, 96],
    [-80, 740, 150],
    [-60, 850, 240],
  ] as const;
  const right = [
    [470, 470, 14],
    [440, 512, 22],
    [370, 560, 34],
    [270, 614, 54],
    [120, 680, 96],
    [0, 740, 150],
    [-50, 850, 240],
  ] as const;
  const way = mix(palette.plaster, palette.sand, 0.3);
  // Both arms in one piece of paper: two overlapping paths would show their seam.
  const fork = smallCut(path(ribbon(left), way), path(ribbon(right), way));
  return [
    sky(page, 470, [
      [0, '#E9D9C3'],
      [0.55, '#F5D3AC'],
      [1, '#F0BD92'],
    ]),
    cloud(-330, 170, 280, 0.6),
    cloud(360, 236, 220, 0.45),
    hillLayer(page, far, 430, palette.apricot, 0.24),
    hillLayer(page, middle, 490, palette.sage, 0.2),
    onHill(page, middle, fork),
    leafTree(-540, middle.at(-540) + 14, { height: 120, color: '#5E8B74', light: 'left' }),
    hillLayer(page, ground, 604, palette.fern, 0.18),
    onHill(page, ground, fork),
    contactShadow(30, 676, 70, 9, 0.45),
    wideCut(
      path('M-13 676L-12 130L0 112L12 130L13 676Z', '#8A6448'),
      path('M3 116L12 130L13 676H3Z', '#66462F'),
    ),
    arm(186, -3, 236, palette.cream),
    `<g transform="scale(-1 1)">${arm(262, 2, 250, palette.cream)}</g>`,
    arm(338, 3, 200, palette.cream),
    `<g transform="scale(-1 1)">${arm(414, -2, 214, palette.cream)}</g>`,
    sprig(-34, 690, 70, palette.pine, -20, 3),
    sprig(40, 694, 84, palette.pine, 18, 3),
  ];
});
