import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { contentHash } from './content-hash.ts';

const folderName = 'pictures';
const shareImage = 'open-graph.jpg';

/** The paths of an article's exported picture files; empty if it has none. */
export function pictureFilesOf(articleFolder: string): readonly string[] {
  const folder = join(articleFolder, folderName);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name === shareImage || /-\d+\.(avif|webp)$/.test(name))
    .map((name) => join(folder, name));
}

/** The folder of share images. It is separate because it has other response headers. */
export const shareFolder = '/assets/share';

/** A picture's path in the built site. */
export function pictureAddress(file: string): string {
  const extension = extname(file);
  const folder = basename(file) === shareImage ? shareFolder : '/assets';
  return `${folder}/${basename(file, extension)}-${contentHash(readFileSync(file))}${extension}`;
}
