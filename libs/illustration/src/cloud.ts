import { palette } from './palette';
import { path, place } from './shapes';

/** A long, flat cloud; translucent, so that it stays in the background. */
export function cloud(
  x: number,
  y: number,
  width: number,
  opacity = 0.4,
  color: string = palette.cream,
): string {
  return place(
    x,
    y,
    width / 200,
    path(
      'M-100 0C-84 -8 -66 -7 -52 -8C-40 -19 -14 -20 -2 -11C14 -17 40 -15 50 -7C68 -8 86 -5 100 0C60 5 -56 5 -100 0Z',
      color,
      { opacity },
    ),
  );
}
