import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { uncompressSync } from 'lz4-napi';

/** Where a text stands below a folder, in UTF-8 or UTF-16, in Firefox's packed files too: `text in file`. */
export function findTextInFolder(folder: string, texts: readonly string[]): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = read(file);
      return texts
        .filter((text) => content.includes(text) || content.includes(Buffer.from(text, 'utf16le')))
        .map((text) => `${text} in ${relative(folder, file)}`);
    });
}

const packedMark = 'mozLz40\0';

/** A browser that runs takes its temporary files away at any moment, and may have written half of one. */
function read(file: string): Buffer {
  try {
    const content = readFileSync(file);
    const packed = content.subarray(0, packedMark.length).toString('latin1') === packedMark;
    return packed ? uncompressSync(content.subarray(packedMark.length)) : content;
  } catch {
    return Buffer.alloc(0);
  }
}
