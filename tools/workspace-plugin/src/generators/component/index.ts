import { formatFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { lintAndTest } from '../../lint-and-test';
import { addExport } from './add-export';
import { addFiles } from './add-files';
import { checkComponent } from './check-component';
import { uiIndex } from './exports-of';
import {
  normalizeComponent,
  uiGallery,
  uiSources,
  type ComponentOptions,
} from './normalize-component';

/** A new component of libs/ui, with its test, its example in the gallery and its export. */
export async function componentGenerator(
  tree: Tree,
  options: ComponentOptions,
): Promise<GeneratorCallback> {
  const component = normalizeComponent(options);
  checkComponent(tree, component);
  addFiles(tree, component);
  addExport(tree, component);
  await formatFiles(tree);
  const { fileName } = component;
  const made = `${uiSources}/${fileName}.tsx`;
  const test = `src/${fileName}.test.tsx`;
  return () =>
    lintAndTest({
      made,
      clean: [
        `npx eslint ${made} libs/ui/${test} ${uiGallery}/${fileName}.example.tsx ${uiIndex}`,
        `npx nx test ui ${test} gallery/gallery.test.tsx`,
      ],
    });
}
