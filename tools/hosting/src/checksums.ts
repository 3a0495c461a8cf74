import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below';

export const checksumsFile = 'SHA256SUMS';

/** A line in the format of `sha256sum` for each file below a folder, so that an operator can verify an upload. */
export function checksums(directory: string): string {
  return filesBelow(directory)
    .filter((file) => file !== checksumsFile)
    .map((file) => {
      const content = readFileSync(join(directory, file));
      return `${createHash('sha256').update(content).digest('hex')}  ${file}\n`;
    })
    .join('');
}

/** The files that such a list names; undefined if the text is something else. */
export function filesIn(list: string): readonly string[] | undefined {
  const files = list
    .split('\n')
    .filter(Boolean)
    .map((line) => /^[\da-f]{64} {2}(.+)$/.exec(line)?.[1]);
  return files.every((file) => file !== undefined) ? files : undefined;
}
