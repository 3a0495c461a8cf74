import { round } from './numbers';

export type Point = readonly [x: number, y: number];

/** The curve segments of a Catmull-Rom line through the points, without the first move. */
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

export function smoothLine(points: readonly Point[]): string {
  return `M${start(points)}${segments(points, false)}`;
}

export function smoothShape(points: readonly Point[]): string {
  return `M${start(points)}${segments(points, true)}Z`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map((point) => point.map(round).join(' ')).join('L')}Z`;
}

/** A band along a middle line whose width changes: a path, a road, a stream. */
export function ribbon(
  middle: readonly (readonly [x: number, y: number, width: number])[],
): string {
  const edge = (side: 1 | -1): Point[] =>
    middle.map(([x, y, width]) => [x + (side * width) / 2, y]);
  const back = edge(1).reverse();
  return `M${start(edge(-1))}${segments(edge(-1), false)}L${start(back)}${segments(back, false)}Z`;
}
