import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A user's PATH often leaves out where Debian puts it. */
const systemPrograms = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'];

/** The nginx that tests use: `NGINX_PATH`, the one in PATH or the system's. Undefined when this machine has none. */
export function findNginx(): string | undefined {
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, 'nginx'));
  return [process.env['NGINX_PATH'], ...inPath, ...systemPrograms].find(
    (path) => path && existsSync(path),
  );
}

/**
 * Makes sure that there is an nginx: the system's package, where this process may install it without being asked
 * for a password, or Homebrew's.
 * @throws Error that says what to install by hand when it cannot.
 */
export function installNginx(): string {
  const asRoot = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const ways = [
    `${asRoot}sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq nginx-light'`,
    'brew install nginx',
  ];
  for (const way of ways) {
    console.log(`No nginx here. Trying: ${way}`);
    spawnSync(way, { shell: true, stdio: 'inherit' });
    const found = findNginx();
    if (found) return found;
  }
  throw new Error(
    'The test of nginx.conf needs nginx, and it could not be installed. Install it (Debian: apt-get install nginx-light, macOS: brew install nginx) or set NGINX_PATH to it.',
  );
}
