import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Scene } from '@lawyers/illustration';

export type FoundScene = {
  name: string;
  file: string;
  folder: string;
  draw: Scene;
};

const skipped = new Set(['node_modules', 'dist', 'build', 'coverage', 'pictures']);
const ending = '.scene.ts';

async function sceneFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
    const path = join(folder, entry.name);
    const isFolder = entry.isDirectory() && !entry.name.startsWith('.');
    // The site's scenes are in a folder called pictures too; only its output is skipped.
    if (isFolder && (!skipped.has(entry.name) || basename(folder) === 'app')) {
      found.push(...(await sceneFiles(path)));
    } else if (entry.isFile() && entry.name.endsWith(ending)) found.push(path);
  }
  return found;
}

/** Finds all scenes. A file exports one `scene`, named after the file, or several `scenes` by name. */
export async function findScenes(root: string): Promise<FoundScene[]> {
  const found: FoundScene[] = [];
  for (const top of ['apps', 'libs']) {
    for (const file of await sceneFiles(join(root, top))) {
      const module = (await import(file)) as {
        scene?: Scene;
        scenes?: Record<string, Scene>;
      };
      const own = module.scene ? { [basename(file, ending)]: module.scene } : {};
      for (const [name, draw] of Object.entries({ ...own, ...module.scenes })) {
        found.push({ name, file, folder: dirname(file), draw });
      }
    }
  }
  return found;
}
