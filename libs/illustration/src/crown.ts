import { darker, lighter } from './colour';
import { smoothShape, type Point } from './curve';
import type { Page } from './page';
import { path, rect, wideCut } from './shapes';

export type CrownOptions = {
  width: number;
  height: number;
  colour: string;
  /** Turns the slow wave of the outline, so that no two crowns are alike. */
  turn?: number;
  light?: 'left' | 'right';
};

/** A crown of foliage with a wavy outline around x, y; half of it lies in the light. */
export function crown(
  page: Page,
  x: number,
  y: number,
  { width, height, colour, turn = 0, light = 'left' }: CrownOptions,
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
    wideCut(path(shape, darker(colour, 0.08))),
    `<g clip-path="${half}">${path(shape, lighter(colour, 0.1))}</g>`,
  ].join('');
}
