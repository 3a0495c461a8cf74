import { join } from 'node:path';
import { generateFiles, type Tree } from '@nx/devkit';
import { decisions, type NewDecision } from './normalize-decision';

/** Writes the record. */
export function addFiles(tree: Tree, { number, slug, title }: NewDecision): void {
  generateFiles(tree, join(__dirname, 'files'), decisions, { number, slug, title });
}
