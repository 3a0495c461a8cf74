import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { isShareImage } from '@lawyers/blog-content';

/** The folder of share images. It is separate because it has other response headers. */
export const shareFolder = '/assets/share';

/** A picture's path in the built site, with a hash of its content, so that it can be cached forever. */
export function pictureAddress(file: string): string {
  const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 8);
  const extension = extname(file);
  const folder = isShareImage(file) ? shareFolder : '/assets';
  return `${folder}/${basename(file, extension)}-${hash}${extension}`;
}
