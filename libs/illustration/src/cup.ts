import { darker, lighter } from './color';
import { palette } from './palette';
import { contactShadow, cut, ellipse, path, place, stroke } from './shapes';

/** A cup on a saucer, seen slightly from above, with its base at x, y. */
export function cup(x: number, y: number, scale: number, color: string = palette.cream): string {
  return [
    contactShadow(x, y + 2 * scale, 44 * scale, 7 * scale, 0.4),
    place(
      x,
      y,
      scale,
      cut(ellipse(0, 0, 44, 10, darker(color, 0.16)), ellipse(0, -2.5, 44, 10, color)),
      cut(
        stroke('M24 -32C42 -34 42 -10 20 -12', darker(color, 0.1), 5),
        path('M-27 -40C-27 -16 -18 -4 0 -4S27 -16 27 -40Z', color),
        path('M8 -40H27C27 -16 18 -4 2 -4C14 -12 12 -26 8 -40Z', darker(color, 0.12)),
      ),
      ellipse(0, -40, 27, 6.5, lighter(color, 0.2)),
      ellipse(0, -39.4, 23, 4.8, palette.bark),
      ellipse(-3, -38.8, 17, 3.2, palette.oak, { opacity: 0.5 }),
    ),
  ].join('');
}
