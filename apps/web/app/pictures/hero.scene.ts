import {
  bump,
  cloud,
  composeScene,
  hill,
  hillLayer,
  house,
  leafTree,
  mix,
  onHill,
  palette,
  roundTree,
  sky,
  sprig,
  sun,
  trail,
  type Page,
} from '@lawyers/illustration';

/** A house with lit windows among hills at first light, and the path that leads to it. */
function draw(page: Page): string[] {
  const tall = page.width < 900;
  // The landscape shape is low: hills start higher and the house stands further left.
  const base = tall ? 0 : -40;
  // On the phone the picture is small: what stands on the hill is drawn larger.
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
  const over = near.at(doorX + 116);
  const tree = (from: number, down: number, height: number, colour: string) => {
    const x = houseX + from * size;
    return leafTree(x, middle.at(x) + down, { height: height * size, colour });
  };

  return [
    sky(page, 430 + base, [
      [0, '#DDE0D3'],
      [0.4, palette.skyHigh],
      [0.74, palette.skyMiddle],
      [1, palette.skyLow],
    ]),
    cloud(tall ? -190 : -420, 250 + base, 250, 0.42),
    cloud(tall ? -40 : 20, 196 + base * 0.6, 190, 0.3),
    sun(page, sunX, 350 + base, tall ? 60 : 76),
    hillLayer(page, range, 388 + base, mix(palette.peach, palette.skyLow, 0.35), 0.3),
    hillLayer(page, ridge, 436 + base, palette.apricot, 0.24),
    hillLayer(page, far, 486 + base, palette.sage, 0.3),
    roundTree(196, far.at(196) + 8, { height: 36, colour: mix(palette.sage, palette.fern, 0.7) }),
    roundTree(222, far.at(222) + 10, { height: 48, colour: mix(palette.sage, palette.fern, 0.85) }),
    roundTree(251, far.at(251) + 10, { height: 33, colour: mix(palette.sage, palette.fern, 0.7) }),
    hillLayer(page, middle, 548 + base, palette.fern, 0.2),
    tree(-88, 10, 120, '#4C7C6B'),
    tree(-18, 6, 186, palette.pine),
    tree(-54, 20, 128, '#35614F'),
    trail([
      [doorX - 4, ground + 2, 20],
      [doorX + 4, ground + 18, 25],
      [doorX + 50, ground + 44, 36],
      [doorX + 108, ground + 76, 50],
      [doorX + 132, ground + 130, 64],
    ]),
    house(page, houseX, ground + 4, { scale: 1.24 * size, mirror: true }),
    tree(186, 14, 78, '#4C7C6B'),
    hillLayer(page, near, 622 + base * 0.6, palette.pine, 0.12),
    onHill(
      page,
      near,
      trail(
        [
          [doorX + 132, over - 40, 58],
          [doorX + 130, over + 2, 70],
          [doorX + 98, over + 44, 94],
          [doorX + 30, over + 92, 136],
          [doorX - 16, over + 160, 190],
          [doorX - 20, 840, 250],
        ],
        mix(palette.sand, '#E7CFA8', 0.4),
      ),
    ),
    hillLayer(page, front, 742 + base * 0.2, palette.night, 0.1),
    sprig(page.left + 58, 822, 210, '#356452', 12, 5),
    sprig(page.left + 112, 826, 140, '#447A66', 24, 4),
  ];
}

const compose = composeScene({ seed: 7, light: { from: 'right' } }, draw);

export const scenes = { 'hero-portrait': compose, 'hero-landscape': compose };
