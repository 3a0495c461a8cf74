import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

const folderName = 'pictures';
const exported = /(-\d+\.(avif|webp)|^open-graph\.jpg)$/;

/** The exported pictures of an article, as paths of files; none before the first has been drawn. */
export function pictureFilesOf(articleFolder: string): readonly string[] {
  const folder = join(articleFolder, folderName);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => exported.test(name))
    .map((name) => join(folder, name));
}

/** Where a picture stands in the built site: under its content's hash, so that it may be kept for ever. */
export function pictureAddress(file: string): string {
  const end = extname(file);
  const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 8);
  return `/assets/${basename(file, end)}-${hash}${end}`;
}
