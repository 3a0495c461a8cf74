import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Scene } from '@lawyers/illustration';

export type FoundScene = {
  name: string;
  file: string;
  folder: string;
  draw: Scene;
};

const ending = '.scene.ts';

/** Finds all scenes. A file exports one `scene`, named after the file, or several `scenes` by name. */
export async function findScenes(root: string): Promise<FoundScene[]> {
  const found: FoundScene[] = [];
  for (const top of ['apps/web/app', 'libs']) {
    const files = await readdir(join(root, top), { recursive: true });
    const scenes = files.filter((name) => name.endsWith(ending) && !name.includes('node_modules'));
    for (const file of scenes.toSorted().map((name) => join(root, top, name))) {
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
