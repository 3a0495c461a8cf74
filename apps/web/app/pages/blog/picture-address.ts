import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { isShareImage } from '@lawyers/blog-content';

/**
 * The folder of share pictures. It is separate because its files have other response headers: other sites may embed
 * them.
 */
export const shareFolder = '/assets/share';

/**
 * The path of a picture in the built site. It contains a hash of the content, so that the file can be cached for a
 * year.
 */
export function pictureAddress(file: string): string {
  const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 8);
  const extension = extname(file);
  const folder = isShareImage(file) ? shareFolder : '/assets';
  return `${folder}/${basename(file, extension)}-${hash}${extension}`;
}
