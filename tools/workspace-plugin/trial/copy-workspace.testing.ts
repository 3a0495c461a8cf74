import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** What belongs to this machine and not to the workspace (.gitignore). */
const leftOut: readonly string[] = [
  '.git',
  '.nx',
  '.env',
  '.react-router',
  'node_modules',
  'dist',
  'test-output',
];

/**
 * Copies a workspace to a temporary folder, with everything that is not committed yet. Packages from outside are
 * links to the original's; the workspace's own lead into the copy, since their links are relative.
 */
export function copyWorkspace(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'workspace-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => path === root || !leftOut.includes(basename(path)),
  });
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@lawyers'), { recursive: true });
  // Caches, whose names begin with a dot, stay with their owner; the commands do not.
  const outside = readdirSync(from).filter((name) => !/^\.(?!bin$)|^@lawyers$/.test(name));
  for (const name of outside) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@lawyers'))) {
    symlinkSync(readlinkSync(join(from, '@lawyers', name)), join(to, '@lawyers', name));
  }
  return copy;
}
