import { darker, mix } from './colour';
import { smoothLine, type Point } from './curve';
import { valueNoise } from './noise';
import type { Page } from './page';
import { group, path, stroke } from './shapes';

export type HillOptions = {
  y: number;
  /** How far the noise lifts and lowers the line. */
  rise?: number;
  /** Length of one wave of the noise. */
  wave?: number;
  seed: number;
  /** A composed movement added to the noise, in units of the page, up being negative. */
  bend?: (x: number) => number;
};

export type Hill = {
  /** The height of the line, so that things can stand on it. */
  at(x: number): number;
  line(page: Page): string;
  shape(page: Page): string;
};

/** A rounded rise (or, with a negative height, a hollow) around one place. */
export function bump(middle: number, width: number, height: number): (x: number) => number {
  return (x) => -height * Math.exp(-(((x - middle) / width) ** 2));
}

export function hill({ y, rise = 20, wave = 260, seed, bend = () => 0 }: HillOptions): Hill {
  const slow = valueNoise(seed);
  const quick = valueNoise(seed + 101);
  const at = (x: number) =>
    y + bend(x) + rise * (0.85 * slow(x / wave) + 0.15 * quick((x * 3) / wave));
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

/** A hill cut from card: its shadow falls on what lies behind, its edge catches the light. */
export function hillLayer(page: Page, ridge: Hill, y: number, colour: string, mist = 0.14): string {
  const fill = page.linear(
    [0, y - 40],
    [0, y + 260],
    [
      [0, mix(colour, page.palette.haze, mist)],
      [0.55, colour],
      [1, darker(colour, 0.08)],
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

/** Keeps a path within the hill it lies on, so that it comes over the edge and not out of it. */
export function onHill(page: Page, ridge: Hill, ...parts: string[]): string {
  return group({ 'clip-path': page.clip(`<path d="${ridge.shape(page)}"/>`) }, ...parts);
}
