import { formatFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { addExport } from './add-export';
import { addFiles } from './add-files';
import { checkComponent } from './check-component';
import { lintAndTest } from './lint-and-test';
import { normalizeComponent, type ComponentOptions } from './normalize-component';

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
  return () => lintAndTest(component);
}
