import { round } from './numbers';

export type Point = readonly [x: number, y: number];

/** Returns the Bezier segments of a Catmull-Rom spline through the points, without the initial move. */
function segments(points: readonly Point[], closed: boolean): string {
  const last = points.length - 1;
  const pick = (index: number): Point => {
    const position = closed
      ? (index + points.length) % points.length
      : Math.min(Math.max(index, 0), last);
    return points[position] as Point;
  };
  const parts: string[] = [];
  for (let index = 0; index < (closed ? points.length : last); index += 1) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => pick(index + step)) as [
      Point,
      Point,
      Point,
      Point,
    ];
    const numbers = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ].map(round);
    parts.push(`C${numbers.join(' ')}`);
  }
  return parts.join('');
}

const start = (points: readonly Point[]) => (points[0] as Point).map(round).join(' ');

/** Returns path data of an open smooth curve through the points. */
export function smoothLine(points: readonly Point[]): string {
  return `M${start(points)}${segments(points, false)}`;
}

/** Returns path data of a closed smooth curve through the points. */
export function smoothShape(points: readonly Point[]): string {
  return `M${start(points)}${segments(points, true)}Z`;
}

/** Returns path data of a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map((point) => point.map(round).join(' ')).join('L')}Z`;
}

/** Returns path data of a band of varying width along a center line, such as a road or a stream. */
export function ribbon(
  centerLine: readonly (readonly [x: number, y: number, width: number])[],
): string {
  const edge = (side: 1 | -1): Point[] =>
    centerLine.map(([x, y, width]) => [x + (side * width) / 2, y]);
  const back = edge(1).reverse();
  return `M${start(edge(-1))}${segments(edge(-1), false)}L${start(back)}${segments(back, false)}Z`;
}
