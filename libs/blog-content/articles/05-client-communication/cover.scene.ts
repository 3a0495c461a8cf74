import {
  bump,
  composeScene,
  hill,
  hillLayer,
  house,
  leafTree,
  mix,
  moon,
  palette,
  roundTree,
  sky,
  smallCut,
  stroke,
  type Page,
} from '@lawyers/illustration';

/** A telegraph pole with its crossbar; the wire is fixed at the top. */
function pole(x: number, y: number, height: number): string {
  return smallCut(
    stroke(`M${x} ${y + 4}V${y - height}M${x - 15} ${y - height + 12}H${x + 15}`, '#4A3A30', 6, {
      'stroke-linecap': 'butt',
    }),
  );
}

export const scene = composeScene({ seed: 5, light: { from: 'left' } }, (page: Page) => {
  const far = hill({ y: 430, rise: 24, wave: 220, seed: 3 });
  const middle = hill({ y: 500, rise: 12, wave: 260, seed: 17, bend: bump(0, 260, 30) });
  const right = hill({
    y: 690,
    rise: 10,
    wave: 300,
    seed: 25,
    bend: (x) => -235 / (1 + Math.exp(-(x - 190) / 75)),
  });
  const left = hill({
    y: 720,
    rise: 10,
    wave: 300,
    seed: 36,
    bend: (x) => -200 / (1 + Math.exp((x + 150) / 85)),
  });
  const front = hill({ y: 758, rise: 8, wave: 260, seed: 41, bend: bump(80, 300, 24) });
  const leftPole = left.at(-236) - 148;
  const rightPole = right.at(262) - 128;
  return [
    sky(page, 480, [
      [0, '#AFC6BD'],
      [0.6, '#DDDDC6'],
      [1, '#F4D9B4'],
    ]),
    moon(page, 20, 176, 46),
    hillLayer(page, far, 430, mix(palette.sage, palette.peach, 0.35), 0.3),
    hillLayer(page, middle, 500, palette.sage, 0.2),
    hillLayer(page, right, 500, palette.fern, 0.14),
    leafTree(540, right.at(540) + 14, { height: 150, color: palette.pine, light: 'left' }),
    leafTree(586, right.at(586) + 20, { height: 112, color: '#4C7C6B', light: 'left' }),
    house(page, 336, right.at(380) + 8, { scale: 1.3, lit: [false, true, false], dusk: 0.12 }),
    pole(262, right.at(262), 130),
    hillLayer(page, left, 560, palette.pine, 0.1),
    roundTree(-552, left.at(-552) + 12, { height: 130, color: '#2F5D50', light: 'left' }),
    house(page, -474, left.at(-400) + 8, {
      scale: 1.5,
      lit: [false, false, true],
      dusk: 0.12,
      roof: '#7B4A3A',
    }),
    pole(-236, left.at(-236), 150),
    stroke(`M-236 ${leftPole}Q0 ${leftPole + 150} 262 ${rightPole}`, '#3A3630', 3),
    stroke(`M-236 ${leftPole}Q-280 ${leftPole + 22} -300 ${left.at(-400) - 84}`, '#3A3630', 2.4),
    stroke(`M262 ${rightPole}Q310 ${rightPole + 26} 372 ${right.at(380) - 84}`, '#3A3630', 2.4),
    hillLayer(page, front, 758, palette.night, 0.08),
  ];
});
