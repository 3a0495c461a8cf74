import { round } from './numbers';
import type { Page } from './page';

type Attributes = Record<string, string | number | undefined>;

function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => ` ${name}="${typeof value === 'number' ? round(value * 10) / 10 : value}"`,
    )
    .join('');
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return `<path d="${d}"${attributes({ fill, ...more })}/>`;
}

export function stroke(d: string, color: string, width: number, more: Attributes = {}): string {
  return `<path d="${d}"${attributes({ fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more })}/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return `<rect${attributes({ x, y, width, height, fill, ...more })}/>`;
}

export function circle(
  x: number,
  y: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string {
  return `<circle${attributes({ cx: x, cy: y, r, fill, ...more })}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return `<ellipse${attributes({ cx: x, cy: y, rx, ry, fill, ...more })}/>`;
}

export function group(more: Attributes, ...parts: string[]): string {
  return `<g${attributes(more)}>${parts.join('')}</g>`;
}

/** Groups parts as one piece of card with a shadow; `smallCut` and `wideCut` have a smaller and a larger one. */
export const cut = (...parts: string[]) => group({ filter: 'url(#object)' }, ...parts);
export const smallCut = (...parts: string[]) => group({ filter: 'url(#small)' }, ...parts);
export const wideCut = (...parts: string[]) => group({ filter: 'url(#wide)' }, ...parts);

/** Moves and scales parts. */
export function place(x: number, y: number, scale: number, ...parts: string[]): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${parts.join('')}</g>`;
}

/** Lays a flat object on a table: rotates it by `turn` degrees, then scales its height by `flat`. */
export function lay(x: number, y: number, turn: number, flat: number, ...parts: string[]): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(1 ${flat}) rotate(${turn})">${parts.join('')}</g>`;
}

/** A rectangle across the page, from y = `from` to `to`. */
export function fill(page: Page, color: string, from = 0, to = page.height): string {
  return rect(page.left - 2, from, page.width + 4, to - from, color);
}

/** The shadow below an object; without it the object seems to float. */
export function contactShadow(
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity = 0.35,
): string {
  return ellipse(x, y, rx, ry, '#2A160C', { opacity, filter: 'url(#blur)' });
}
