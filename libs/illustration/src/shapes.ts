import { round } from './numbers';
import type { Page } from './page';

/** The few SVG elements scenes are built of, so that scene files read as drawings. */
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

export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return `<path d="${d}"${attributes({ fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more })}/>`;
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

/** Something cut out and laid on the picture. */
export const cut = (...parts: string[]) => group({ filter: 'url(#object)' }, ...parts);
export const smallCut = (...parts: string[]) => group({ filter: 'url(#small)' }, ...parts);
export const wideCut = (...parts: string[]) => group({ filter: 'url(#wide)' }, ...parts);

export function place(x: number, y: number, scale: number, ...parts: string[]): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${parts.join('')}</g>`;
}

/** Lays a flat thing on a table seen from a little above: turned first, then foreshortened. */
export function lay(x: number, y: number, turn: number, flat: number, ...parts: string[]): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(1 ${flat}) rotate(${turn})">${parts.join('')}</g>`;
}

export function fill(page: Page, colour: string, from = 0, to = page.height): string {
  return rect(page.left - 2, from, page.width + 4, to - from, colour);
}

/** The dark where a thing stands on a surface: without it everything floats. */
export function contactShadow(
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity = 0.35,
): string {
  return ellipse(x, y, rx, ry, '#2A160C', { opacity, filter: 'url(#blur)' });
}
