import { delimiter, join } from 'node:path';
import { aptCommand, firstThatExists, installWith } from './installer';

/** `NGINX_PATH`, or nginx in PATH or in the system's folders, which PATH often lacks; undefined without one. */
export function findNginx(): string | undefined {
  const inPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const folders = [...inPath, '/usr/sbin', '/usr/local/sbin', '/usr/local/bin'];
  return firstThatExists(
    process.env['NGINX_PATH'],
    ...folders.map((folder) => join(folder, 'nginx')),
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
