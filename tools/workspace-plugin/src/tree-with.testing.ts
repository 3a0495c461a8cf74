import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';

/** An in-memory workspace with `files` by path; for tests. */
export function treeWith(files: Readonly<Record<string, string>> = {}): Tree {
  // Jest cannot load Prettier, which is an ES module; the templates are formatted already.
  process.env['NX_SKIP_FORMAT'] = 'true';
  const tree = createTreeWithEmptyWorkspace();
  for (const [path, text] of Object.entries(files)) tree.write(path, text);
  return tree;
}
