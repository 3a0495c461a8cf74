import { darker, lighter } from './color';
import { ribbon } from './curve';
import { palette } from './palette';
import { group, path } from './shapes';

/** A path or a stream along a center line. */
export function trail(
  middle: readonly (readonly [x: number, y: number, width: number])[],
  color: string = palette.sand,
): string {
  const inner = middle.map(([x, y, width]) => [x + width * 0.1, y, width * 0.72] as const);
  return [
    group({ filter: 'url(#small)' }, path(ribbon(middle), darker(color, 0.07))),
    path(ribbon(inner), lighter(color, 0.28), { opacity: 0.55 }),
  ].join('');
}
