import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { site } from '@lawyers/domain';
import { checkSource } from './check-source';
import { encodePicture } from './encode';
import { findPictures } from './find-pictures';
import { isCurrent, recordSource } from './made-from';

// One thread, to leave the processor to other work.
sharp.concurrency(1);

const root = resolve(import.meta.dirname, '../../..');
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;

const pictures = findPictures(root).filter((picture) =>
  only ? `${relative(root, picture.source)} ${picture.name}`.includes(only) : !isCurrent(picture),
);
if (pictures.length === 0) {
  console.log(only ? `No picture's path or name contains "${only}".` : 'All pictures are current.');
}

// All are checked before one is written. A cover is checked twice, as its share picture too.
const faults = new Set<string>();
for (const picture of pictures) {
  await checkSource(picture).catch((error: Error) => faults.add(error.message));
}
if (faults.size > 0) {
  console.error([...faults, 'Nothing was written.'].join('\n'));
  process.exit(1);
}

for (const picture of pictures) {
  for (const [{ file }, bytes] of await encodePicture(picture)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    console.log(`${(bytes.length / 1000).toFixed(1).padStart(7)} kB  ${relative(root, file)}`);
  }
  recordSource(picture);
}

// The launch check compares it with the brand of today.
if (pictures.some(({ name }) => name === 'open-graph'))
  writeFileSync(resolve(root, 'tools/pictures/drawn-brand.txt'), `${site.brand}\n`);
