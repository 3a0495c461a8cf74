import { darker, lighter } from './color';
import { palette } from './palette';
import { cut, path, rect } from './shapes';

/** A pen along the x axis, 200 long, with its point at 0, 0. */
export function pen(color: string = palette.night): string {
  return cut(
    path('M0 0L26 -6.5V6.5Z', palette.gold),
    path('M0 0L9 -2.2V2.2Z', palette.ink),
    rect(26, -8, 150, 16, color, { rx: 3 }),
    rect(26, -8, 150, 5.5, lighter(color, 0.2), { rx: 2.5 }),
    rect(98, -8.6, 5, 17.2, palette.gold),
    rect(168, -7, 30, 14, darker(color, 0.3), { rx: 5 }),
    rect(106, -12, 62, 4.4, palette.gold, { rx: 2 }),
  );
}
