import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const systemPrograms = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'];

/** The nginx that tests use: `NGINX_PATH` or the system's. Undefined when this machine has none. */
export function findNginx(): string | undefined {
  return [process.env['NGINX_PATH'], ...systemPrograms].find((path) => path && existsSync(path));
}

/**
 * Makes sure that there is an nginx: the system's package, where this process may install it.
 * @throws Error that says what to install by hand when it cannot.
 */
export function installNginx(): string {
  const way =
    'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq nginx-light';
  if (process.getuid?.() === 0) {
    console.log(`No nginx here. Trying: ${way}`);
    spawnSync(way, { shell: true, stdio: 'inherit' });
  }
  const found = findNginx();
  if (found) return found;
  throw new Error(
    'The test of nginx.conf needs nginx, and it could not be installed. Install it (Debian: apt-get install nginx-light) or set NGINX_PATH to it.',
  );
}
