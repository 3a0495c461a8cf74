import {
  bump,
  cloud,
  hill,
  hillLayer,
  house,
  inBothSchemes,
  leafTree,
  mix,
  moon,
  onHill,
  roundTree,
  sky,
  sprig,
  sun,
  trail,
  type Page,
} from '@lawyers/illustration';

/** A house with lit windows among hills, and the path that leads to it. */
function draw(page: Page): string[] {
  const { palette, tone } = page;
  const tall = page.width < 900;
  // The landscape variant is low, so hills start higher and the house is further left.
  const base = tall ? 0 : -40;
  // The landscape variant is shown small on a phone, so house and trees are drawn larger.
  const size = tall ? 1 : 1.3;
  const houseX = tall ? -118 : -150;
  const sunX = tall ? 150 : 250;

  const range = hill({ y: 388 + base, rise: 34, wave: 190, seed: 5, bend: bump(-210, 170, 42) });
  const ridge = hill({ y: 436 + base, rise: 26, wave: 230, seed: 23, bend: bump(360, 240, 34) });
  const far = hill({ y: 486 + base, rise: 16, wave: 300, seed: 31, bend: bump(-330, 220, 34) });
  const middle = hill({
    y: 548 + base,
    rise: 10,
    wave: 320,
    seed: 12,
    bend: (x) => bump(houseX + 30, 190, 36)(x) + bump(380, 200, 22)(x),
  });
  const near = hill({
    y: 622 + base * 0.6,
    rise: 9,
    wave: 340,
    seed: 44,
    bend: (x) => bump(250, 240, 46)(x) + bump(-460, 200, 40)(x),
  });
  const front = hill({
    y: 742 + base * 0.2,
    rise: 9,
    wave: 320,
    seed: 57,
    bend: (x) => bump(-330, 210, 58)(x) + bump(420, 230, 34)(x),
  });
  const doorX = houseX + 80 * size;
  const ground = middle.at(doorX);
  // One path over all three hills: each hill clips it, so that it continues behind a crest.
  const walk = trail(
    [
      [doorX - 4, ground + 2, 20],
      [doorX + 4, ground + 18, 25],
      [doorX + 48, ground + 44, 37],
      [doorX + 96, ground + 74, 54],
      [doorX + 112, ground + 106, 76],
      [doorX + 84, ground + 146, 108],
      [doorX + 20, ground + 196, 156],
      [doorX - 24, ground + 256, 220],
      [doorX - 24, 880, 330],
    ],
    mix(palette.sand, palette.cream, tone(0.12, 0.3)),
  );
  const tree = (from: number, down: number, height: number, color: string) => {
    const x = houseX + from * size;
    return leafTree(x, middle.at(x) + down, { height: height * size, color });
  };

  return [
    sky(page, 430 + base, [
      [0, mix(palette.skyHigh, palette.mist, 0.5)],
      [0.4, palette.skyHigh],
      [0.74, palette.skyMiddle],
      [1, palette.skyLow],
    ]),
    cloud(tall ? -190 : -420, 250 + base, 250, tone(0.42, 0.14)),
    cloud(tall ? -40 : 20, 196 + base * 0.6, 190, tone(0.3, 0.1)),
    tone(
      sun(page, sunX, 350 + base, tall ? 60 : 76),
      moon(page, sunX - 20, 250 + base, tall ? 30 : 38),
    ),
    hillLayer(page, range, 388 + base, mix(palette.peach, palette.skyLow, 0.35), 0.3),
    hillLayer(page, ridge, 436 + base, palette.apricot, 0.24),
    hillLayer(page, far, 486 + base, palette.sage, 0.3),
    roundTree(196, far.at(196) + 8, { height: 36, color: mix(palette.sage, palette.fern, 0.7) }),
    roundTree(222, far.at(222) + 10, { height: 48, color: mix(palette.sage, palette.fern, 0.85) }),
    roundTree(251, far.at(251) + 10, { height: 33, color: mix(palette.sage, palette.fern, 0.7) }),
    hillLayer(page, middle, 548 + base, palette.fern, 0.2),
    tree(-88, 10, 120, mix(palette.pine, palette.fern, 0.3)),
    tree(-18, 6, 186, palette.pine),
    tree(-54, 20, 128, mix(palette.pine, palette.night, 0.2)),
    walk,
    house(page, houseX, ground + 4, { scale: 1.24 * size, mirror: true }),
    tree(186, 14, 78, mix(palette.pine, palette.fern, 0.3)),
    hillLayer(page, near, 622 + base * 0.6, palette.pine, 0.12),
    onHill(page, near, walk),
    hillLayer(page, front, 742 + base * 0.2, palette.night, 0.1),
    onHill(page, front, walk),
    sprig(page.left + 58, 822, 210, mix(palette.pine, palette.night, 0.2), 12, 5),
    sprig(page.left + 112, 826, 140, mix(palette.pine, palette.fern, 0.2), 24, 4),
  ];
}

const options = { seed: 7, light: { from: 'right' } } as const;

export const scenes = {
  ...inBothSchemes('hero-portrait', options, draw),
  ...inBothSchemes('hero-landscape', options, draw),
};
