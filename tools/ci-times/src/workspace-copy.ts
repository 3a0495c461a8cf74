import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type WorkspaceCopy = { readonly root: string; readonly remove: () => void };

/**
 * The workspace as it would be committed, in a temporary folder, to change and build without touching this one.
 * `linked` is enough to ask Nx; to build, the packages must lie in the copy, since those of the workspace are found
 * through links from there.
 */
export function copyWorkspace(root: string, packages: 'linked' | 'copied'): WorkspaceCopy {
  const copy = mkdtempSync(join(tmpdir(), 'workspace-'));
  const listed = run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], root);
  for (const file of listed.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    cpSync(join(root, file), join(copy, file));
  }
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  if (packages === 'linked') symlinkSync(from, to);
  // Hard links where both lie on one disk, which takes seconds.
  else if (spawnSync('cp', ['-al', from, to]).status !== 0) {
    rmSync(to, { recursive: true, force: true });
    run('cp', ['-a', from, to], root);
  }
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
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
