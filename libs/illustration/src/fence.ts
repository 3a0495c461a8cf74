import { darker } from './color';
import { palette } from './palette';
import { cut, path, stroke } from './shapes';

/** A fence with posts of varying height, for perspective. */
export function fence(
  posts: readonly (readonly [x: number, y: number, height: number])[],
  color: string = palette.cream,
): string {
  const rail = (share: number) =>
    posts.map(([x, y, height], index) => `${index ? 'L' : 'M'}${x} ${y - height * share}`).join('');
  const width = (posts[0]?.[2] ?? 40) * 0.09;
  return cut(
    stroke(rail(0.78), color, width),
    stroke(rail(0.42), darker(color, 0.06), width),
    ...posts.map(([x, y, height]) =>
      path(
        `M${x - height * 0.07} ${y}V${y - height * 0.94}L${x} ${y - height}L${x + height * 0.07} ${y - height * 0.94}V${y}Z`,
        darker(color, 0.03),
      ),
    ),
  );
}
