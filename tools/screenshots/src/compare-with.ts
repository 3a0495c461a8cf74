import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { difference } from './difference';
import type { Shot } from './shoot';

/** Lists what changed since an earlier run, and writes before, after and the difference beside each other. */
export async function compareWith(
  earlier: string,
  folder: string,
  shots: readonly Shot[],
): Promise<void> {
  const differences = join(folder, 'differences');
  await mkdir(differences, { recursive: true });
  const names = new Set(shots.map(({ file }) => basename(file)));
  const before = (await readdir(earlier)).filter((name) => /-(light|dark)\.png$/.test(name));
  const gone = before.filter((name) => !names.has(name));
  let changed = 0;
  for (const name of names) {
    if (!existsSync(join(earlier, name))) {
      console.log(`new      ${name}`);
      continue;
    }
    const { share, picture } = await difference(join(earlier, name), join(folder, name));
    if (share === 0) continue;
    changed += 1;
    await sharp(picture).png().toFile(join(differences, name));
    console.log(`${(share * 100).toFixed(2).padStart(6)} %  ${name}`);
  }
  for (const name of gone) console.log(`missing  ${name}`);
  console.log(`${changed} of ${names.size} pictures changed; see ${differences}`);
}
