import { darker, lighter } from './colour';
import { round } from './numbers';
import { cut, path, place, stroke } from './shapes';

/** One leaf with its fold, from 0, 0 upwards, 30 long. */
function leaf(x: number, y: number, turn: number, size: number, colour: string): string {
  const half = (sign: number) => `M0 0C${sign * 9} -6 ${sign * 9} -20 0 -30Z`;
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${size})">${path(half(-1), darker(colour, 0.12))}${path(half(1), lighter(colour, 0.1))}</g>`;
}

/** A bent stem with folded leaves, for foregrounds and vases; grows up from x, y. */
export function sprig(
  x: number,
  y: number,
  height: number,
  colour: string,
  lean = 14,
  pairs = 5,
): string {
  const leaves: string[] = [];
  for (let index = 1; index <= pairs; index += 1) {
    const share = index / (pairs + 0.4);
    const stemX = lean * share * share;
    const stemY = -100 * share;
    const size = 0.95 - share * 0.4;
    leaves.push(leaf(stemX, stemY + 6, 54 + lean * share, size, colour));
    leaves.push(leaf(stemX, stemY, -54 + lean * share, size, colour));
  }
  leaves.push(leaf(lean * 0.96, -96, lean * 1.6, 0.7, colour));
  return place(
    x,
    y,
    height / 130,
    cut(stroke(`M0 0Q${lean * 0.1} -50 ${lean} -100`, darker(colour, 0.2), 1.6), ...leaves),
  );
}
