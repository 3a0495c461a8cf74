import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { decompressLz4 } from './lz4';

/**
 * Finds texts, in UTF-8 or UTF-16, in the files of a folder and its subfolders, including Firefox's LZ4 files.
 * @returns One line `text in file` per match.
 */
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

/** The first 8 bytes of Firefox's LZ4 files. The length of the decompressed data follows in 4 bytes. */
const lz4Magic = 'mozLz40\0';

/**
 * Reads a file, decompressed. A file that cannot be read counts as empty: a running browser deletes temporary files,
 * and may have written only a part of one.
 */
function read(file: string): Buffer {
  try {
    const content = readFileSync(file);
    const isLz4 = content.subarray(0, lz4Magic.length).toString('latin1') === lz4Magic;
    return isLz4 ? decompressLz4(content.subarray(lz4Magic.length + 4)) : content;
  } catch {
    return Buffer.alloc(0);
  }
}
