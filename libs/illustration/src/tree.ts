import { darker, lighter } from './color';
import { palette } from './palette';
import { cut, path, place, stroke } from './shapes';

export type TreeOptions = {
  height: number;
  color?: string;
  /** Width of the crown as a share of the height. */
  spread?: number;
  /** The side of the light. */
  light?: 'left' | 'right';
  trunk?: string;
};

/** A leaf-shaped tree with a bright half and its base at x, y. */
export function leafTree(
  x: number,
  y: number,
  {
    height,
    color = palette.pine,
    spread = 0.4,
    light = 'right',
    trunk = palette.bark,
  }: TreeOptions,
): string {
  const half = spread * 50;
  const side = (sign: number) =>
    `M0 -100C${sign * half * 0.55} -84 ${sign * half} -62 ${sign * half} -42C${sign * half} -24 ${sign * half * 0.55} -15 0 -14Z`;
  const lit = light === 'right' ? 1 : -1;
  return place(
    x,
    y,
    height / 100,
    cut(
      stroke('M0 1V-40', trunk, 2.6, { 'stroke-linecap': 'butt' }),
      path(side(-lit), darker(color, 0.1)),
      path(side(lit), lighter(color, 0.1)),
      stroke('M0 -14V-66M0 -34l6 -8M0 -44l-6 -8', darker(color, 0.25), 0.9, { opacity: 0.7 }),
    ),
  );
}

/** A tree with a round crown and a short trunk, for hedges and backgrounds. */
export function roundTree(
  x: number,
  y: number,
  {
    height,
    color = palette.pine,
    spread = 0.62,
    light = 'right',
    trunk = palette.bark,
  }: TreeOptions,
): string {
  const half = spread * 50;
  const lit = light === 'right' ? 1 : -1;
  const crown = (sign: number) =>
    `M0 -100C${sign * half * 0.62} -101 ${sign * half} -84 ${sign * half} -63C${sign * half} -38 ${sign * half * 0.6} -25 0 -25Z`;
  return place(
    x,
    y,
    height / 100,
    cut(
      stroke('M0 1V-46M0 -38l9 -12M0 -44l-8 -11', trunk, 3, { 'stroke-linecap': 'butt' }),
      path(crown(-lit), darker(color, 0.08), { opacity: 1 }),
      path(crown(lit), lighter(color, 0.1)),
      stroke('M0 -25V-58M0 -42l8 -10M0 -48l-7 -9', darker(color, 0.28), 1.1, { opacity: 0.65 }),
    ),
  );
}
