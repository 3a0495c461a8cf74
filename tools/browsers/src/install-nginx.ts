import { delimiter, join } from 'node:path';
import { aptCommand, firstThatExists, installWith } from './installer';

/**
 * The path of nginx: `NGINX_PATH`, or else the first in PATH, or else one in folders for system programs, which PATH of
 * an ordinary user often lacks. Undefined without nginx.
 */
export function findNginx(): string | undefined {
  const inPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const folders = [...inPath, '/usr/sbin', '/usr/local/sbin', '/usr/local/bin'];
  return firstThatExists(
    process.env['NGINX_PATH'],
    ...folders.map((folder) => join(folder, 'nginx')),
  );
}

/**
 * Installs nginx with apt, as root or through a `sudo` without a password, or else with Homebrew.
 * @throws Error with manual instructions when both fail.
 */
export function installNginx(): string {
  return installWith(
    [aptCommand('nginx-light'), 'brew install nginx'],
    findNginx,
    'The test of nginx.conf needs nginx, and it could not be installed. Install it (Debian: apt-get install nginx-light, macOS: brew install nginx) or set NGINX_PATH to it.',
  );
}
