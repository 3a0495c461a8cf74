import { join } from 'node:path';
import { generateFiles, type Tree } from '@nx/devkit';
import { uiSources, type NewComponent } from './normalize-component';

/** Writes the component and its test. */
export function addFiles(tree: Tree, { className, fileName }: NewComponent): void {
  generateFiles(tree, join(__dirname, 'files'), uiSources, { className, fileName });
}
