import { join } from 'node:path';
import { generateFiles, type Tree } from '@nx/devkit';
import { uiRoot, type NewComponent } from './normalize-component';

/** Writes the component, its test and its example in the gallery. */
export function addFiles(tree: Tree, { className, fileName }: NewComponent): void {
  generateFiles(tree, join(__dirname, 'files'), uiRoot, { className, fileName });
}
