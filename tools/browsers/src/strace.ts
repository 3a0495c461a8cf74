import { aptCommand, firstThatExists, installWith } from './installer';

const findStrace = () => firstThatExists('/usr/bin/strace');

/**
 * The path of strace. If strace is missing, it is installed with apt, as root or through a `sudo` without a password.
 * @throws Error with manual instructions when this is not Linux, or when the installation fails.
 */
export function installStrace(): string {
  const instructions =
    'check-inputs needs strace, and it could not be installed. Run it on Linux, and install strace (Debian: apt-get install strace).';
  if (process.platform !== 'linux') throw new Error(instructions);
  return findStrace() ?? installWith([aptCommand('strace')], findStrace, instructions);
}
