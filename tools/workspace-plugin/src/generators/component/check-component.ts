import { joinPathFragments, type Tree } from '@nx/devkit';
import { exportsOf } from './exports-of';
import { uiGallery, uiSources, type NewComponent } from './normalize-component';

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws Error that says why the name cannot be used. */
export function checkComponent(tree: Tree, { name, className, fileName }: NewComponent): void {
  if (!kebabCase.test(fileName)) {
    throw new Error(
      `"${name}" cannot name a component: use letters and digits, a letter first, as in nx g ui-component "notice board".`,
    );
  }
  for (const file of [
    ...['.tsx', '.ts', '.test.tsx'].map((ending) =>
      joinPathFragments(uiSources, fileName + ending),
    ),
    joinPathFragments(uiGallery, `${fileName}.example.tsx`),
  ]) {
    if (tree.exists(file)) throw new Error(`${file} is there already. Choose another name.`);
  }
  if (exportsOf(tree).some((line) => line.names.includes(className))) {
    throw new Error(`libs/ui exports ${className} already. Choose another name.`);
  }
}
