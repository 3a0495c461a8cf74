import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The tests' browser: `CHROMIUM_PATH`, Playwright's, whose version the lockfile pins, or the system's. Undefined without
 * a browser.
 */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...systemBrowsers];
  return candidates.find((path) => path && existsSync(path));
}

/** @throws Error with the fix when this machine has no browser. */
export function chromiumPath(): string {
  const path = findChromium();
  if (path) return path;
  throw new Error('Chromium not found. Run `npm test`, which installs it, or set CHROMIUM_PATH.');
}

/**
 * Installs Playwright's browser, or else the system's package.
 * @throws Error with manual instructions when both fail.
 */
export function installChromium(): string {
  const commands = [
    'npx playwright install --with-deps chromium',
    'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium',
  ];
  for (const command of commands) {
    console.log(`Chromium not found. Trying: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
    const found = findChromium();
    if (found) return found;
  }
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install Chromium or Google Chrome and set CHROMIUM_PATH to it.',
  );
}
