import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { site } from '@lawyers/domain';
import { encoding } from './encoding';
import { sharePicture } from './share-picture';
import { faultsOf, findPictures, recordHowMade, type Picture } from './sources';

// One thread, to leave the processor to other work.
sharp.concurrency(1);

const root = resolve(import.meta.dirname, '../../..');
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const pictures = findPictures(root).filter(({ source, named, isCurrent }) =>
  only ? [relative(root, source), ...Object.values(named)].join().includes(only) : !isCurrent,
);
if (pictures.length === 0)
  console.log(only ? `No picture's path contains "${only}".` : 'All pictures are current.');

// All are checked before one is written. A cover is checked twice, as its share picture too.
const faults = new Set((await Promise.all(pictures.map(faultsOf))).flat());
if (faults.size > 0) {
  console.error([...faults, 'Nothing was written.'].join('\n'));
  process.exit(1);
}

for (const picture of pictures) {
  const { name, folder, published, named, words } = picture;
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  // Rendered once, to be scaled down, so that the grain scales with the picture; small ones from a larger one too.
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

// With `--only`, others may still be as they were.
if (!only) recordHowMade();
// The launch check compares it with the brand of today. With `--only`, other share pictures may still show another.
if (findPictures(root).every(({ words, isCurrent }) => !words || isCurrent))
  writeFileSync(join(root, 'tools/pictures/drawn-brand.txt'), `${site.brand}\n`);

/** A source in a width in px, cropped at its edges if it has another shape. */
async function rendered({ source, shape }: Picture, width: number): Promise<Sharp> {
  const height = Math.round(width / shape);
  const size = await sharp(source).metadata();
  // At 72 dpi, an SVG has the size that it names.
  const density = 72 * Math.max(width / size.width, height / size.height);
  return sharp(source, { density }).resize(width, height);
}

/** In the best of five qualities within the limit of bytes, or else the lowest. */
async function encoded(image: Sharp, format: 'avif' | 'webp', limit: number): Promise<Buffer> {
  const { best, worse, ...options } = encoding[format];
  let bytes = Buffer.alloc(0);
  for (let quality = best; quality > best - 5 * worse; quality -= worse) {
    bytes = await image.toFormat(format, { quality, ...options }).toBuffer();
    if (bytes.length <= limit) break;
  }
  return bytes;
}

/** A PNG. As .ico, it follows a directory of 22 bytes. */
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
