import type { Page } from './page';

/**
 * Returns the filter for paper grain. `pixels` is the number of rendered pixels per unit, so that the grain has the
 * same size in every picture and vanishes in thumbnails, which must be small files.
 */
export function grainFilter(seed: number, strength: number, pixels: number): string {
  const slope = 0.85 * strength;
  // Noise is around 0.5. The brighter half becomes white, which multiplying ignores.
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

/** Returns a rectangle with the grain, multiplied with the whole picture. */
export function grainFilm(page: Page): string {
  return `<rect x="${page.left}" y="0" width="${page.width}" height="${page.height}" filter="url(#grain)" style="mix-blend-mode:multiply"/>`;
}
