import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files below a folder, as sorted paths relative to it. */
export function filesBelow(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .toSorted();
}
