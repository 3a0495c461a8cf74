import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Moves files to the same place below another folder. A file that is there already must be the same: the languages
 * share pictures, fonts, and modules without words, by the hash in their names.
 * @throws Error that names the file that differs.
 */
export async function moveFiles(files: readonly string[], from: string, to: string): Promise<void> {
  for (const file of files) {
    const [source, target] = [join(from, file), join(to, file)];
    const existing = await readFile(target).catch(() => undefined);
    if (existing && !existing.equals(await readFile(source))) {
      throw new Error(`Two languages have a different ${target}. Give each its own address.`);
    }
    await mkdir(dirname(target), { recursive: true });
    await rename(source, target);
  }
}
