import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser that the tests drive: `CHROMIUM_PATH`, Playwright's own, which is the one of the lockfile, or one of
 * the system's, of whatever version. Undefined when this machine has none.
 */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...systemBrowsers];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * The same, for whoever cannot do without.
 * @throws Error that says what to do when this machine has no browser.
 */
export function chromiumPath(): string {
  const path = findChromium();
  if (path) return path;
  throw new Error('There is no Chromium here. `npm test` installs one; or set CHROMIUM_PATH.');
}

/**
 * Makes sure that there is a browser: Playwright's own where its download works, else the system's package.
 * @throws Error that says what to install by hand when neither can be had.
 */
export function installChromium(): string {
  const ways = [
    'npx playwright install --with-deps chromium',
    'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium',
  ];
  for (const way of ways) {
    console.log(`No Chromium here. Trying: ${way}`);
    spawnSync(way, { shell: true, stdio: 'inherit' });
    const found = findChromium();
    if (found) return found;
  }
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install Chromium or Google Chrome and set CHROMIUM_PATH to it.',
  );
}
