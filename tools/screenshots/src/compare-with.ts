import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { difference } from './difference';
import type { Shot } from './shoot';

/**
 * Lists what changed since an earlier run, and writes before, after and the difference beside each other. `only` is
 * what the names of this run's pictures contain.
 */
export async function compareWith(
  earlier: string,
  folder: string,
  shots: readonly Shot[],
  only: string,
): Promise<void> {
  const differences = join(folder, 'differences');
  await mkdir(differences, { recursive: true });
  const names = new Set(shots.map(({ file }) => basename(file)));
  const before = (await readdir(earlier)).filter((name) => /-(light|dark)\.png$/.test(name));
  const gone = before.filter((name) => name.includes(only) && !names.has(name));
  let changed = 0;
  for (const name of names) {
    if (!existsSync(join(earlier, name))) {
      console.log(`new      ${name}`);
      continue;
    }
    const found = await difference(join(earlier, name), join(folder, name));
    if (!found) continue;
    changed += 1;
    await writeFile(join(differences, name), found.picture);
    console.log(`${(found.share * 100).toFixed(2).padStart(6)} %  ${name}`);
  }
  for (const name of gone) console.log(`missing  ${name}`);
  console.log(`${changed} of ${names.size} pictures changed; see ${differences}`);
}
