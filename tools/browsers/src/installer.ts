import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export function firstThatExists(...paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}

/**
 * A shell command that installs Debian packages, as root or else through `sudo -n`, which fails if it would have to ask
 * for a password.
 */
export function aptCommand(packages: string): string {
  const asRoot = process.getuid?.() === 0 ? '' : 'sudo -n ';
  return `${asRoot}sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${packages}'`;
}

/**
 * Runs the commands one after the other, until `find` returns the path of the installed program.
 * @throws Error with `instructions` when no command installed it.
 */
export function installWith(
  commands: readonly string[],
  find: () => string | undefined,
  instructions: string,
): string {
  for (const command of commands) {
    console.log(`Not installed yet. Trying: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
    const found = find();
    if (found) return found;
  }
  throw new Error(instructions);
}
