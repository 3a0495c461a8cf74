import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type WorkspaceCopy = { readonly root: string; readonly remove: () => void };

/** The workspace as it would be committed, in a temporary folder, to change and build without touching this one. */
export function copyWorkspace(root: string): WorkspaceCopy {
  const copy = mkdtempSync(join(tmpdir(), 'workspace-'));
  const listed = run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], root);
  for (const file of listed.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    cpSync(join(root, file), join(copy, file));
  }
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

/** Packages of others are those of this workspace; its own must be those of the copy, or Nx would not know them. */
function linkPackages(from: string, to: string): void {
  const own = '@lawyers';
  mkdirSync(join(to, own), { recursive: true });
  const others = readdirSync(from).filter((name) => name !== own && !/^\.(vite|cache)/.test(name));
  for (const name of others) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, own))) {
    symlinkSync(readlinkSync(join(from, own, name)), join(to, own, name));
  }
}

/** @throws Error with what the command said when it fails. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): string {
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { status, stdout, stderr } = spawnSync(command, [...args], options);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}
