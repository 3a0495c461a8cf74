import { join } from 'node:path';
import { generateFiles, type Tree } from '@nx/devkit';
import type { NewPage } from './normalize-page';

/** Writes the route and its words. */
export function addFiles(tree: Tree, { title, slug, name, className, directory }: NewPage): void {
  // As code, since a title may hold an apostrophe.
  const heading = JSON.stringify(title);
  generateFiles(tree, join(__dirname, 'files'), directory, { heading, slug, name, className });
}
