import { darker, lighter } from './color';
import { smoothShape, type Point } from './curve';
import type { Page } from './page';
import { path, rect, wideCut } from './shapes';

export type CrownOptions = {
  width: number;
  height: number;
  color: string;
  /** The phase of the wavy outline, in radians, so that crowns differ. */
  turn?: number;
  light?: 'left' | 'right';
};

/** The foliage of a tree around x, y, with a wavy outline; the half towards the light is brighter. */
export function crown(
  page: Page,
  x: number,
  y: number,
  { width, height, color, turn = 0, light = 'left' }: CrownOptions,
): string {
  const count = 72;
  const outline: Point[] = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const wave = 1 + 0.026 * Math.sin(angle * 9 + turn) + 0.022 * Math.sin(angle * 4 - turn * 2);
    return [x + (Math.cos(angle) * width * wave) / 2, y + (Math.sin(angle) * height * wave) / 2];
  });
  const shape = smoothShape(outline);
  const sign = light === 'left' ? -1 : 0;
  const half = page.clip(rect(x + sign * width, y - height, width, height * 2, '#000'));
  return [
    wideCut(path(shape, darker(color, 0.08))),
    `<g clip-path="${half}">${path(shape, lighter(color, 0.1))}</g>`,
  ].join('');
}
