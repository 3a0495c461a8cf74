import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

const folderName = 'pictures';
const shareImage = 'open-graph.jpg';

/** The exported pictures of an article, as paths of files; none before the first has been drawn. */
export function pictureFilesOf(articleFolder: string): readonly string[] {
  const folder = join(articleFolder, folderName);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name === shareImage || /-\d+\.(avif|webp)$/.test(name))
    .map((name) => join(folder, name));
}

/** Where the pictures stand that other sites show beside a link, apart because other headers hold there. */
export const shareFolder = '/assets/share';

/** Where a picture stands in the built site: under its content's hash, so that it may be kept for ever. */
export function pictureAddress(file: string): string {
  const end = extname(file);
  const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 8);
  const folder = basename(file) === shareImage ? shareFolder : '/assets';
  return `${folder}/${basename(file, end)}-${hash}${end}`;
}
