import type { Tree } from '@nx/devkit';
import { exportsOf, uiIndex } from './exports-of';
import type { NewComponent } from './normalize-component';

/** Puts the export of the component in its alphabetical place in the index of libs/ui. */
export function addExport(tree: Tree, { className, fileName }: NewComponent): void {
  const index = tree.read(uiIndex, 'utf-8') ?? '';
  const line = `export { ${className} } from './${fileName}';\n`;
  const next = exportsOf(tree).find(({ module }) => module > fileName);
  const at = next ? index.indexOf(next.text) : index.length;
  tree.write(uiIndex, index.slice(0, at) + line + index.slice(at));
}
