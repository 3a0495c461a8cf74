import { darker, lighter } from './color';
import type { Page } from './page';
import { cut, ellipse, group, path, place, rect, stroke } from './shapes';

export type HouseOptions = {
  scale: number;
  wall?: string;
  roof?: string;
  /** Which windows are lit: the one in the gable, then the two of the long side. */
  lit?: readonly [boolean, boolean, boolean];
  door?: boolean;
  /** Shows the gable on the right. */
  mirror?: boolean;
  /** How dark the wall is, 0 to 1. */
  dusk?: number;
};

const unlit = '#7C918A';

/** A small house seen from a corner, with a bright gable and a darker long side. */
export function house(
  page: Page,
  x: number,
  y: number,
  {
    scale,
    wall = page.palette.cream,
    roof = page.palette.clay,
    lit = [true, true, true],
    door = true,
    mirror = false,
    dusk = 0,
  }: HouseOptions,
): string {
  const gable = darker(wall, dusk * 0.5);
  const side = darker(wall, 0.16 + dusk * 0.5);
  const pane = (on: boolean) => (on ? '#FFD585' : unlit);
  const glass = (left: number, top: number, width: number, height: number, on: boolean) =>
    [
      rect(left, top, width, height, pane(on)),
      stroke(
        `M${left + width / 2} ${top}V${top + height}M${left} ${top + height / 2}H${left + width}`,
        on ? '#B9702F' : '#54695F',
        0.9,
        { 'stroke-linecap': 'butt' },
      ),
    ].join('');
  const shine = page.radial([0, 0], 100, [
    [0, '#FFDF9C', 0.5],
    [1, '#FFDF9C', 0],
  ]);
  const glow = page.radial([0, 0], 100, [
    [0, '#FFDF9C', 0.4],
    [0.4, '#FFDF9C', 0.14],
    [1, '#FFDF9C', 0],
  ]);
  const anyLit = lit.some(Boolean);
  return place(
    x,
    y,
    scale,
    `<g${mirror ? ' transform="translate(128 0) scale(-1 1)"' : ''}>`,
    ellipse(66, 1, 76, 4, '#10231F', { opacity: 0.28, filter: 'url(#blur)' }),
    // The light of the windows, on the ground in front of the house.
    anyLit
      ? `<g transform="translate(98 9) scale(.56 .1)">${ellipse(0, 0, 100, 100, shine)}</g>`
      : '',
    cut(
      rect(88, -86, 11, 24, darker(roof, 0.28)),
      path('M0 0V-42L23 -72L46 -42V0Z', gable),
      rect(46, -42, 82, 42, side),
      path('M46 -42H128V-36H46Z', darker(side, 0.14), { opacity: 0.8 }),
      path('M23 -76L109 -76L134 -39H47Z', roof),
      path('M23 -76L109 -76L110.4 -74H24.4Z', lighter(roof, 0.35)),
      path('M23 -76L-5 -38L-1 -35.5L23 -68L46 -36.5L48 -39Z', darker(roof, 0.2)),
      glass(14, -37, 18, 19, lit[0]),
      door ? path('M57 0V-28H72V0Z', page.palette.night) : '',
      door ? rect(69, -14, 1.8, 1.8, page.palette.gold) : '',
      glass(door ? 80 : 60, -31, 17, 17, lit[1]),
      glass(104, -31, 17, 17, lit[2]),
    ),
    // At dusk the windows light the ground in front of the house, and nothing above it.
    anyLit
      ? page.tone(
          '',
          group(
            { 'clip-path': page.clip('<path d="M-120 0H260V80H-120Z"/>') },
            `<g transform="translate(80 0) scale(1.5 .5)">${ellipse(0, 0, 100, 100, glow)}</g>`,
          ),
        )
      : '',
    '</g>',
  );
}
