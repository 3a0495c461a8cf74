import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';

/** A workspace in memory that holds `files`, by path; for tests. */
export function treeWith(files: Readonly<Record<string, string>> = {}): Tree {
  // Prettier loads itself as an ES module, which Jest refuses; the templates are formatted as they stand.
  process.env['NX_SKIP_FORMAT'] = 'true';
  const tree = createTreeWithEmptyWorkspace();
  for (const [path, text] of Object.entries(files)) tree.write(path, text);
  return tree;
}
