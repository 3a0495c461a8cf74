import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { encoding } from './encoding';
import { sharePicture } from './share-picture';
import { faultsOf, findPictures, type Picture } from './sources';

// One thread, so that other work on the machine is not slowed down.
sharp.concurrency(1);

const root = resolve(import.meta.dirname, '../../..');
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const pictures = findPictures(root).filter(({ source, named, isCurrent }) =>
  only ? [relative(root, source), ...Object.values(named)].join().includes(only) : !isCurrent,
);
if (pictures.length === 0)
  console.log(only ? `No picture's path contains "${only}".` : 'All pictures are current.');

// Checks all sources before writing any file. An article without a picture `share` uses its cover also as the source of
// its share picture, which other sites show beside a link to the article. The cover is then checked twice, so equal
// messages are merged.
const faults = new Set((await Promise.all(pictures.map(faultsOf))).flat());
if (faults.size > 0) {
  console.error([...faults, 'Nothing was written.'].join('\n'));
  process.exit(1);
}

for (const picture of pictures) {
  const { name, folder, published, named, words } = picture;
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  // For the AVIF and WebP files, each source is rendered once and then scaled down. Most drawings have a grain like
  // that of paper, from an SVG noise filter. Rendered separately for each width, the grain would be coarser in relation
  // to a smaller picture; scaled down, it fades instead. So a picture of less than 512 px is also scaled down, from a
  // rendering of 512 px.
  const scene = await rendered(picture, Math.max(picture.width, 512));
  const master = await scene.removeAlpha().png().toBuffer();
  for (const format of ['avif', 'webp'] as const) {
    for (const [width, limit] of Object.entries(picture[format])) {
      const file = `pictures/${name.replace('.', '-')}-${width}.${format}`;
      write(join(folder, file), await encoded(sharp(master).resize(Number(width)), format, limit));
    }
  }
  for (const [width, file] of Object.entries(named)) {
    const image = await rendered(picture, Number(width));
    const bytes = words ? await sharePicture(image, words) : await icon(image, file);
    write(join(published, file), bytes);
  }
  picture.recordSource();
}

/** Renders a source at a width in px. If its proportions differ from those of the picture, its edges are cropped. */
async function rendered({ source, shape }: Picture, width: number): Promise<Sharp> {
  const height = Math.round(width / shape);
  const size = await sharp(source).metadata();
  // At 72 dpi, sharp renders an SVG at its nominal size.
  const density = 72 * Math.max(width / size.width, height / size.height);
  return sharp(source, { density }).resize(width, height);
}

/**
 * Encodes at the best of five quality levels whose file is not larger than `limit` bytes, or else at the lowest level.
 */
async function encoded(image: Sharp, format: 'avif' | 'webp', limit: number): Promise<Buffer> {
  const { best, worse, ...options } = encoding[format];
  let bytes = Buffer.alloc(0);
  for (let quality = best; quality > best - 5 * worse; quality -= worse) {
    bytes = await image.toFormat(format, { quality, ...options }).toBuffer();
    if (bytes.length <= limit) break;
  }
  return bytes;
}

/** A PNG file; for .ico, preceded by the 22 bytes of an icon directory with one entry. */
async function icon(image: Sharp, file: string): Promise<Buffer> {
  const { data, info } = await image.png(encoding.icon).toBuffer({ resolveWithObject: true });
  if (!file.endsWith('.ico')) return data;
  const bytes = [data.length & 0xffff, data.length >> 16];
  const head = Uint16Array.of(0, 1, 1, info.width | (info.height << 8), 0, 1, 32, ...bytes, 22, 0);
  return Buffer.concat([Buffer.from(head.buffer), data]);
}

function write(file: string, bytes: Buffer): void {
  writeFileSync(file, bytes);
  console.log(`${(bytes.length / 1000).toFixed(1).padStart(7)} kB  ${relative(root, file)}`);
}
