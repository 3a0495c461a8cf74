import { spawnSync } from 'node:child_process';
import { debianPackages, howToInstall, missingEngines } from './engines';
import { aptCommand } from './installer';
import { findOldChromium, installOldChromium } from './old-chromium';

/*
 * Part of `npm run engines`: installs missing engines, Chromium 88 through npm and the others from Debian's packages.
 * Prints which engines could not be installed and are therefore not tested.
 */
// A command for each engine, so that an engine whose package a system lacks does not keep the others from being
// installed: Ubuntu has no firefox-esr.
for (const packages of missingEngines().flatMap((name) => debianPackages[name] ?? [])) {
  const command = aptCommand(packages);
  console.log(`Not installed yet. Trying: ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}
if (process.platform === 'linux' && process.arch === 'x64' && !findOldChromium())
  await installOldChromium();

const missing = missingEngines();
if (missing.length > 0) console.warn(howToInstall(missing));
