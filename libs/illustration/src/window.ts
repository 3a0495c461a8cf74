import { darker, lighter } from './color';
import type { Page } from './page';
import { palette } from './palette';
import { group, path, rect, stroke, wideCut } from './shapes';

export type WindowOptions = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The SVG behind the window, in page coordinates. */
  view: string;
  columns?: number;
  rows?: number;
  frame?: string;
  thickness?: number;
  sill?: boolean;
  /** A semicircular top. */
  arch?: boolean;
};

function opening({ x, y, width, height, arch }: WindowOptions, grow: number): string {
  const left = x - width / 2 - grow;
  const right = x + width / 2 + grow;
  const top = y - grow;
  const bottom = y + height + grow;
  if (!arch) return `M${left} ${top}H${right}V${bottom}H${left}Z`;
  const radius = width / 2 + grow;
  return `M${left} ${bottom}V${top + radius}A${radius} ${radius} 0 0 1 ${right} ${top + radius}V${bottom}Z`;
}

/** A window with a view and a frame that casts a shadow on it. */
export function windowOpening(page: Page, options: WindowOptions): string {
  const { x, y, width, height, columns = 2, rows = 2, frame = palette.cream } = options;
  const { thickness = 16, sill = true } = options;
  const bars: string[] = [];
  for (let column = 1; column < columns; column += 1)
    bars.push(`M${x - width / 2 + (width * column) / columns} ${y}v${height}`);
  for (let row = 1; row < rows; row += 1)
    bars.push(`M${x - width / 2} ${y + (height * row) / rows}h${width}`);
  const clip = page.clip(`<path d="${opening(options, 1)}"/>`);
  const inside = page.clip(`<path d="${opening(options, thickness * 0.5)}"/>`);
  return [
    group({ 'clip-path': clip }, options.view),
    wideCut(
      path(`${opening(options, thickness)}${opening(options, 0)}`, frame, {
        'fill-rule': 'evenodd',
      }),
      group(
        { 'clip-path': inside },
        stroke(bars.join(''), frame, thickness * 0.52, { 'stroke-linecap': 'butt' }),
      ),
    ),
    stroke(opening(options, 0.5), darker(frame, 0.22), 1.6, { opacity: 0.55 }),
    sill
      ? wideCut(
          rect(
            x - width / 2 - thickness * 2,
            y + height + thickness * 0.6,
            width + thickness * 4,
            thickness * 1.1,
            lighter(frame, 0.3),
          ),
          rect(
            x - width / 2 - thickness * 1.7,
            y + height + thickness * 1.7,
            width + thickness * 3.4,
            thickness * 0.4,
            darker(frame, 0.16),
          ),
        )
      : '',
  ].join('');
}
