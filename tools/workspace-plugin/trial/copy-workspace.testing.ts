import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Files that are not part of the repository (.gitignore). */
const excluded: readonly string[] = [
  '.git',
  '.nx',
  '.env',
  '.react-router',
  'node_modules',
  'dist',
  'test-output',
];

/**
 * Copies a workspace, with uncommitted files, to a temporary folder. npm packages are links to the original's;
 * relative links of workspace packages lead into the copy.
 */
export function copyWorkspace(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'workspace-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => path === root || !excluded.includes(basename(path)),
  });
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@lawyers'), { recursive: true });
  // Links the commands in `.bin`, but no caches, whose names also begin with a dot.
  const outside = readdirSync(from).filter((name) => !/^\.(?!bin$)|^@lawyers$/.test(name));
  for (const name of outside) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@lawyers'))) {
    symlinkSync(readlinkSync(join(from, '@lawyers', name)), join(to, '@lawyers', name));
  }
  return copy;
}
