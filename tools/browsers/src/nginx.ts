import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptCommand, installWith } from './installer';

/** PATH often lacks the folder of Debian's nginx. */
const systemPrograms = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'];

/** `NGINX_PATH`, or nginx in PATH or in the system's folders; undefined without one. */
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
 * Installs nginx from the system's packages, if that needs no password, or with Homebrew.
 * @throws Error with manual instructions when both fail.
 */
export function installNginx(): string {
  return installWith(
    [aptCommand('nginx-light'), 'brew install nginx'],
    findNginx,
    'The test of nginx.conf needs nginx, and it could not be installed. Install it (Debian: apt-get install nginx-light, macOS: brew install nginx) or set NGINX_PATH to it.',
  );
}
