import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Scene } from '@lawyers/illustration';
import { sceneEnding, scenesOf, type SceneModule } from './scene-module';

export type FoundScene = {
  name: string;
  file: string;
  folder: string;
  draw: Scene;
};

export async function findScenes(root: string): Promise<FoundScene[]> {
  const found: FoundScene[] = [];
  for (const top of ['apps/web/app', 'libs']) {
    const files = await readdir(join(root, top), { recursive: true });
    const scenes = files.filter(
      (name) => name.endsWith(sceneEnding) && !name.includes('node_modules'),
    );
    for (const file of scenes.toSorted().map((name) => join(root, top, name))) {
      const module = (await import(file)) as SceneModule;
      for (const [name, draw] of Object.entries(scenesOf(basename(file), module))) {
        found.push({ name, file, folder: dirname(file), draw });
      }
    }
  }
  return found;
}
