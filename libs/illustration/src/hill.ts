import { darker, mix } from './color';
import { smoothLine, type Point } from './curve';
import { valueNoise } from './noise';
import type { Page } from './page';
import { group, path, stroke } from './shapes';

export type HillOptions = {
  y: number;
  /** The amplitude of the noise. */
  rise?: number;
  /** The wavelength of the noise. */
  wave?: number;
  seed: number;
  /** An offset added to the noise, in page units; negative is up. */
  bend?: (x: number) => number;
};

export type Hill = {
  /** Returns the y of the ridge at x, to place objects on it. */
  at(x: number): number;
  line(page: Page): string;
  shape(page: Page): string;
};

/** Returns a `bend` with a rounded rise around x = `middle`, or a hollow for a negative height. */
export function bump(middle: number, width: number, height: number): (x: number) => number {
  return (x) => -height * Math.exp(-(((x - middle) / width) ** 2));
}

export function hill({ y, rise = 20, wave = 260, seed, bend = () => 0 }: HillOptions): Hill {
  const longWave = valueNoise(seed);
  const shortWave = valueNoise(seed + 101);
  const at = (x: number) =>
    y + bend(x) + rise * (0.85 * longWave(x / wave) + 0.15 * shortWave((x * 3) / wave));
  const line = (page: Page) => {
    const points: Point[] = [];
    const step = 24;
    const first = Math.floor((page.left - 40) / step) * step;
    for (let x = first; x <= page.right + 40 + step; x += step) points.push([x, at(x)]);
    return smoothLine(points);
  };
  return {
    at,
    line,
    shape: (page) =>
      `${line(page)}L${page.right + 90} ${page.height + 60}L${page.left - 90} ${page.height + 60}Z`,
  };
}

/** Draws a hill with a shadow on the layer behind it and a bright edge. `y` is where its gradient starts. */
export function hillLayer(page: Page, ridge: Hill, y: number, color: string, mist = 0.14): string {
  const fill = page.linear(
    [0, y - 40],
    [0, y + 260],
    [
      [0, mix(color, page.palette.haze, mist)],
      [0.55, color],
      [1, darker(color, 0.08)],
    ],
  );
  return [
    group({ filter: 'url(#layer)' }, path(ridge.shape(page), fill)),
    stroke(ridge.line(page), page.palette.edge, 1.6, {
      opacity: 0.3,
      transform: 'translate(0 1.2)',
    }),
  ].join('');
}

/** Clips parts to the shape of a hill. */
export function onHill(page: Page, ridge: Hill, ...parts: string[]): string {
  return group({ 'clip-path': page.clip(`<path d="${ridge.shape(page)}"/>`) }, ...parts);
}
