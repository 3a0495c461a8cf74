import { createHash } from 'node:crypto';

/** The number of characters of a content hash in a file name. Pages name up to 30 files, so every character counts. */
export const hashLength = 6;

/** The hash of a file's content for its name, so that the file can be cached forever. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, hashLength);
}
