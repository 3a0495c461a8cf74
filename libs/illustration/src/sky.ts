import type { Page, Stop } from './page';
import { palette } from './palette';
import { circle, fill } from './shapes';

export const dawnSky: Stop[] = [
  [0, palette.skyHigh],
  [0.5, palette.skyMiddle],
  [1, palette.skyLow],
];

/** Fills the page with a vertical gradient that ends at y = `to`. */
export function sky(page: Page, to: number, stops: Stop[] = dawnSky): string {
  return fill(page, page.linear([0, 0], [0, to], stops), 0, page.height);
}

/** The sun: a disc with two translucent rings and a glow. */
export function sun(page: Page, x: number, y: number, radius: number, strength = 1): string {
  const glow = page.radial([x, y], radius * 4.6, [
    [0, '#FFF3D6', 0.95 * strength],
    [0.22, '#FFE7B4', 0.75 * strength],
    [0.5, '#FBD9A0', 0.3 * strength],
    [1, '#F6D3A2', 0],
  ]);
  return [
    circle(x, y, radius * 4.6, glow),
    circle(x, y, radius * 1.9, '#FFF2CF', { opacity: 0.22 * strength }),
    circle(x, y, radius * 1.42, '#FFF2CF', { opacity: 0.3 * strength }),
    circle(x, y, radius, '#FFF7E3'),
  ].join('');
}

export function moon(page: Page, x: number, y: number, radius: number): string {
  const glow = page.radial([x, y], radius * 5, [
    [0, '#F7EFD6', 0.5],
    [0.3, '#E6E6CC', 0.22],
    [1, '#C9D6C2', 0],
  ]);
  return circle(x, y, radius * 5, glow) + circle(x, y, radius, '#FBF3DD');
}
