import type { Scene } from '@lawyers/illustration';

export const sceneEnding = '.scene.ts';

/** A file exports one `scene`, named after the file, or several `scenes` by name. */
export type SceneModule = {
  readonly scene?: Scene;
  readonly scenes?: Readonly<Record<string, Scene>>;
};

/** The scenes of the file with this name, by their own names. */
export function scenesOf(file: string, module: SceneModule): Readonly<Record<string, Scene>> {
  const own = module.scene && { [file.slice(0, -sceneEnding.length)]: module.scene };
  return { ...own, ...module.scenes };
}
