import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Moves all files below a folder to the same place below another. A file that is there already must be the same: the
 * languages share pictures, fonts, and modules without words, by the hash in their names.
 * @throws Error that names the file that differs.
 */
export async function moveFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length));
    const existing = await readFile(target).catch(() => undefined);
    if (existing && !existing.equals(await readFile(source))) {
      throw new Error(`Two languages have a different ${target}. Give each its own address.`);
    }
    await mkdir(dirname(target), { recursive: true });
    await rename(source, target);
  }
}
