import { darker, lighter } from './colour';
import { ribbon } from './curve';
import { palette } from './palette';
import { group, path } from './shapes';

/** A trodden path or a stream: a ribbon of paper that narrows with distance. */
export function trail(
  middle: readonly (readonly [x: number, y: number, width: number])[],
  colour: string = palette.sand,
): string {
  const inner = middle.map(([x, y, width]) => [x + width * 0.1, y, width * 0.72] as const);
  return [
    group({ filter: 'url(#small)' }, path(ribbon(middle), darker(colour, 0.07))),
    path(ribbon(inner), lighter(colour, 0.28), { opacity: 0.55 }),
  ].join('');
}
