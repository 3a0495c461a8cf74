import { extname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Output, Picture } from './find-pictures';
import { sharePicture, shareWords } from './share-picture';

/** Encodes all files of a picture. */
export async function encodePicture(picture: Picture): Promise<readonly [Output, Buffer][]> {
  const { source, outputs } = picture;
  const words = shareWords(picture);
  const largest = outputs.reduce((a, b) => (b.width > a.width ? b : a), outputs[0]!);
  // Rendered once, to be scaled down, so that the grain scales with the picture; small ones from a larger one too.
  const scale = Math.max(1, 512 / largest.width);
  const master = await (
    await rendered(source, largest, scale)
  )
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const files: [Output, Buffer][] = [];
  for (const output of outputs) {
    const format = extname(output.file).slice(1);
    if (format === 'avif' || format === 'webp') {
      files.push([output, await withinLimit(master, output, format)]);
      continue;
    }
    const image = await rendered(source, output);
    if (words) {
      files.push([output, await sharePicture(await image.png().toBuffer(), words)]);
      continue;
    }
    const png = await image.png({ palette: true, quality: 95 }).toBuffer();
    files.push([output, format === 'ico' ? icoOf(png, output.width) : png]);
  }
  return files;
}

/** A source in a size in px, cropped at its edges if it has another shape. */
async function rendered(source: string, output: Output, factor = 1): Promise<Sharp> {
  const [width, height] = [output.width * factor, Math.round(output.height * factor)];
  const { format, ...size } = await sharp(source).metadata();
  const scale = Math.max(width / size.width, height / size.height);
  // At 72 dpi, an SVG has the size that it names.
  return sharp(source, format === 'svg' ? { density: 72 * scale } : {}).resize(width, height);
}

const encoders = {
  avif: { qualities: [70, 64, 58, 52, 46], options: { chromaSubsampling: '4:4:4' } },
  webp: { qualities: [84, 78, 72, 66, 60], options: { smartSubsample: true } },
} as const;

/** Uses the best quality within the limit, or else the lowest. */
async function withinLimit(
  master: Buffer,
  { width, limit = 0 }: Output,
  format: keyof typeof encoders,
): Promise<Buffer> {
  const { qualities, options } = encoders[format];
  const scaled = sharp(master).resize(width).raw();
  const { data, info } = await scaled.toBuffer({ resolveWithObject: true });
  let best = Buffer.alloc(0);
  for (const quality of qualities) {
    best = await sharp(data, { raw: info })
      .toFormat(format, { quality, effort: 5, ...options })
      .toBuffer();
    if (best.length <= limit) break;
  }
  return best;
}

/** An .ico is a directory of 22 bytes and one square PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const bytes = [png.length & 0xffff, png.length >> 16];
  const head = Uint16Array.of(0, 1, 1, size | (size << 8), 0, 1, 32, ...bytes, 22, 0);
  return Buffer.concat([Buffer.from(head.buffer), png]);
}
