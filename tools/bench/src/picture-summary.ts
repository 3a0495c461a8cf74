import { excess, isOtherFormat, isTooLarge, type Largest, type Shown } from './picture-fit';

export type PictureFigures = {
  /** For each route and screen, the picture with the most pixels that the screen does not have. */
  readonly worst: readonly Worst[];
  readonly largest: readonly Largest[];
  /** What should not be, one line each. */
  readonly faults: readonly string[];
};

type Worst = Pick<Shown, 'route' | 'width' | 'density' | 'address' | 'smallest'> & {
  /** How many times the pixels, across, that are needed. */
  readonly excess: number;
};

export function summarizePictures(
  shown: readonly Shown[],
  largest: readonly Largest[],
): PictureFigures {
  const worst = new Map<string, Worst>();
  for (const one of shown) {
    const { route, width, density, address, smallest } = one;
    const screen = [route, width, density].join();
    const most = worst.get(screen);
    if (most && most.excess >= excess(one)) continue;
    worst.set(screen, { route, width, density, address, smallest, excess: excess(one) });
  }
  const where = ({ route, width, density, address }: Shown) =>
    `${address} on ${route}, ${width} px wide at ${density}×`;
  const faults = [
    ...shown
      .filter(isTooLarge)
      .map((one) => `${where(one)}: ${one.has} px for ${one.needed} (${excess(one).toFixed(2)})`),
    ...shown.filter(isOtherFormat).map((one) => `${where(one)}: not AVIF`),
    ...largest
      .filter(({ lazy }) => lazy)
      .map(({ route, width }) => `the largest element of ${route}, ${width} px wide, is lazy`),
  ];
  return { worst: [...worst.values()], largest, faults: [...new Set(faults)] };
}
