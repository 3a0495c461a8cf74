import sharp, { type Sharp } from 'sharp';

/** A source in this size in px, cropped at its edges if it has another shape. */
export async function rendered(source: string, width: number, height: number): Promise<Sharp> {
  const { format, ...size } = await sharp(source).metadata();
  const scale = Math.max(width / size.width, height / size.height);
  // At 72 dpi, an SVG has the size that it names.
  return sharp(source, format === 'svg' ? { density: 72 * scale } : {}).resize(width, height);
}
