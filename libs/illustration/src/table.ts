import { darker, lighter } from './color';
import type { Page } from './page';
import { palette } from './palette';
import { fill, group, rect } from './shapes';

/** A table top across the whole page, from y = `back` to `front`. */
export function tableTop(
  page: Page,
  back: number,
  color: string = palette.oak,
  front = page.height + 60,
): string {
  const top = page.linear(
    [0, back],
    [0, Math.min(front, page.height)],
    [
      [0, lighter(color, 0.1)],
      [1, darker(color, 0.1)],
    ],
  );
  return [
    group({ filter: 'url(#layer)' }, fill(page, top, back, page.height + 40)),
    rect(page.left, back, page.width, 2, '#FFF3DC', { opacity: 0.35 }),
    front < page.height
      ? fill(page, darker(color, 0.42), front, page.height + 2) +
        rect(page.left, front, page.width, 2.4, '#FFF3DC', { opacity: 0.2 })
      : '',
  ].join('');
}
