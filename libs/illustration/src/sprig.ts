import { darker, lighter } from './color';
import { round } from './numbers';
import { cut, path, place, stroke } from './shapes';

/** A folded leaf, 30 long at size 1, that grows up from x, y. */
function leaf(x: number, y: number, turn: number, size: number, color: string): string {
  const half = (sign: number) => `M0 0C${sign * 9} -6 ${sign * 9} -20 0 -30Z`;
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${size})">${path(half(-1), darker(color, 0.12))}${path(half(1), lighter(color, 0.1))}</g>`;
}

/** A bent stem with leaves that grows up from x, y, for foregrounds and vases. */
export function sprig(
  x: number,
  y: number,
  height: number,
  color: string,
  lean = 14,
  pairs = 5,
): string {
  const leaves: string[] = [];
  for (let index = 1; index <= pairs; index += 1) {
    const share = index / (pairs + 0.4);
    const stemX = lean * share * share;
    const stemY = -100 * share;
    const size = 0.95 - share * 0.4;
    leaves.push(leaf(stemX, stemY + 6, 54 + lean * share, size, color));
    leaves.push(leaf(stemX, stemY, -54 + lean * share, size, color));
  }
  leaves.push(leaf(lean * 0.96, -96, lean * 1.6, 0.7, color));
  return place(
    x,
    y,
    height / 130,
    cut(stroke(`M0 0Q${lean * 0.1} -50 ${lean} -100`, darker(color, 0.2), 1.6), ...leaves),
  );
}
