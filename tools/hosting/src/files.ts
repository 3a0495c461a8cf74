import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files below a folder and its subfolders, as sorted paths relative to it. */
export function filesBelow(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .toSorted();
}

/**
 * Writes text files below a folder, and creates the folders that are missing.
 * @param texts The text of each file, by its path relative to `directory`.
 */
export function writeFiles(directory: string, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
}

export const checksumsFile = 'SHA256SUMS';

/**
 * A checksum line for each file below a folder except the list itself, in the format of `sha256sum -c`, with which an
 * operator verifies an upload.
 */
export function checksums(directory: string): string {
  return filesBelow(directory)
    .filter((file) => file !== checksumsFile)
    .map((file) => `${checksumLine(file, readFileSync(join(directory, file)))}\n`)
    .join('');
}

export function checksumLine(file: string, content: Buffer | string): string {
  return `${createHash('sha256').update(content).digest('hex')}  ${file}`;
}
