import { spawnSync } from 'node:child_process';
import { debianPackages, howToInstall, missingEngines } from './engines';
import { aptCommand } from './installer';
import { findOldChromium, installOldChromium, oldChromiums } from './old-chromium';

/*
 * Part of `npm run engines`: installs missing engines, old Chromiums through npm and the others from Debian's packages.
 * Prints which engines could not be installed and are therefore not tested.
 */
const packages = missingEngines().flatMap((name) => debianPackages[name] ?? []);
if (packages.length > 0) {
  const command = aptCommand(packages.join(' '));
  console.log(`Not installed yet. Trying: ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}
if (process.platform === 'linux' && process.arch === 'x64')
  for (const name of oldChromiums) if (!findOldChromium(name)) await installOldChromium(name);

const missing = missingEngines();
if (missing.length > 0) console.warn(howToInstall(missing));
