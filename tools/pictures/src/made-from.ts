import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Picture } from './find-pictures';
import { shareWords } from './share-picture';

/** Whether a picture's files were made from its source, sizes, and words as they are now. */
export function isCurrent(picture: Picture): boolean {
  return readRecord(picture)[picture.name] === fingerprint(picture);
}

/** Records beside the files what they were made from. */
export function recordSource(picture: Picture): void {
  const record = { ...readRecord(picture), [picture.name]: fingerprint(picture) };
  const sorted = Object.fromEntries(Object.entries(record).sort());
  writeFileSync(recordFile(picture), `${JSON.stringify(sorted, null, 2)}\n`);
}

const recordFile = ({ folder }: Picture) => join(folder, 'pictures/made-from.json');

function readRecord(picture: Picture): Readonly<Record<string, string>> {
  const file = recordFile(picture);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

function fingerprint(picture: Picture): string {
  const files = picture.outputs.map((output) => ({ ...output, file: basename(output.file) }));
  return createHash('sha256')
    .update(readFileSync(picture.source))
    .update(JSON.stringify([files, shareWords(picture)]))
    .digest('base64url')
    .slice(0, 12);
}
