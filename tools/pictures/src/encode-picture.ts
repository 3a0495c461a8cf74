import sharp from 'sharp';
import { encodeIcon } from './encode-icon';
import type { Output, Picture } from './find-pictures';
import { rendered } from './rendered';
import { sharePicture } from './share-picture';
import { shareWords } from './share-words';

/** Encodes all files of a picture. */
export async function encodePicture(picture: Picture): Promise<readonly [Output, Buffer][]> {
  const { source, outputs } = picture;
  const words = shareWords(picture);
  let master: Buffer | undefined;
  const files: [Output, Buffer][] = [];
  for (const output of outputs) {
    const { format } = output;
    if (words) files.push([output, await sharePicture(source, words)]);
    else if (format === 'avif' || format === 'webp') {
      master ??= await renderMaster(source, outputs);
      files.push([output, await encode(master, output, format)]);
    } else files.push([output, await encodeIcon(source, output)]);
  }
  return files;
}

/** Rendered once, to be scaled down, so that the grain scales with the picture. */
async function renderMaster(source: string, outputs: readonly Output[]): Promise<Buffer> {
  const { width, height } = outputs.reduce((a, b) => (b.width > a.width ? b : a));
  // Small pictures are scaled down from a larger one too.
  const scale = Math.max(1, 512 / width);
  const image = await rendered(source, width * scale, Math.round(height * scale));
  return image.removeAlpha().png({ compressionLevel: 1 }).toBuffer();
}

const encoders = {
  avif: { qualities: [70, 64, 58, 52, 46], options: { chromaSubsampling: '4:4:4' } },
  webp: { qualities: [84, 78, 72, 66, 60], options: { smartSubsample: true } },
} as const;

/** Uses the best quality within the limit, or else the lowest. */
async function encode(
  master: Buffer,
  { width, limit = Number.POSITIVE_INFINITY }: Output,
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
