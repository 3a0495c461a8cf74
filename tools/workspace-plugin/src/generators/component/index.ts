import { join } from 'node:path';
import { formatFiles, generateFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { lintAndTest } from '../../lint-and-test';
import { addExport, checkComponent, uiIndex } from './exports';
import {
  normalizeComponent,
  uiGallery,
  uiRoot,
  uiSources,
  type ComponentOptions,
} from './normalize-component';

/** Creates a component of libs/ui with its test, its example in the gallery, and its export. */
export async function componentGenerator(
  tree: Tree,
  options: ComponentOptions,
): Promise<GeneratorCallback> {
  const component = normalizeComponent(options);
  checkComponent(tree, component);
  const { className, fileName } = component;
  generateFiles(tree, join(__dirname, 'files'), uiRoot, { className, fileName });
  addExport(tree, component);
  await formatFiles(tree);
  const created = `${uiSources}/${fileName}.tsx`;
  const test = `src/${fileName}.test.tsx`;
  return () =>
    lintAndTest({
      created,
      mustPass: [
        `npx eslint ${created} libs/ui/${test} ${uiGallery}/${fileName}.example.tsx ${uiIndex}`,
        `npx nx test ui ${test} gallery/gallery.test.tsx`,
      ],
    });
}
