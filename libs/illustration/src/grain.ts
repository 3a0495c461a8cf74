import type { Page } from './page';

/**
 * One film of paper grain over the whole picture, multiplied. It is measured in pixels of the
 * rendering, so that a large picture is not blotched; scaled down to a thumbnail it melts away,
 * which is where bytes are scarce.
 */
export function grainFilter(seed: number, strength: number, pixels: number): string {
  const slope = 0.85 * strength;
  // The noise lies around one half; white stays the paper and only its darker half shows.
  const channel = (name: string, warmth: number) =>
    `<feFunc${name} type="linear" slope="${slope.toFixed(3)}" intercept="${(1 - slope * (0.62 + warmth)).toFixed(3)}"/>`;
  return [
    '<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">',
    `<feTurbulence type="fractalNoise" baseFrequency="${(0.38 * pixels).toFixed(3)}" numOctaves="2" seed="${seed}"/>`,
    '<feColorMatrix values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1"/>',
    `<feComponentTransfer>${channel('R', 0)}${channel('G', 0.02)}${channel('B', 0.06)}</feComponentTransfer>`,
    '</filter>',
  ].join('');
}

export function grainFilm(page: Page): string {
  return `<rect x="${page.left}" y="0" width="${page.width}" height="${page.height}" filter="url(#grain)" style="mix-blend-mode:multiply"/>`;
}
