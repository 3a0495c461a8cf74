import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptCommand, firstThatExists, installWith } from './installer';

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The tests' browser: the one that `CHROMIUM_PATH` names, or else Playwright's, whose version the lockfile pins, or the
 * system's. Undefined without a browser.
 * @throws Error when `CHROMIUM_PATH` names no file.
 */
export function findChromium(): string | undefined {
  const systems = ['chromium', 'chromium-browser', 'google-chrome'].map(
    (name) => `/usr/bin/${name}`,
  );
  return namedChromium() ?? firstThatExists(chromium.executablePath(), ...systems);
}

/**
 * The browser of tests that need no window: the one that `CHROMIUM_PATH` names, or else Chromium's headless shell, which
 * has the same engine and needs half the processor time, or else Chromium. Undefined lets Playwright start its own
 * headless shell.
 */
export function findHeadlessShell(): string | undefined {
  const named = namedChromium();
  if (named || existsSync(chromium.executablePath())) return named;
  return existsSync(headlessShell) ? headlessShell : findChromium();
}

function namedChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (!named || existsSync(named)) return named || undefined;
  throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file.`);
}

/** Tries to install the headless shell from the system's packages. Without it, the tests only take longer. */
export function installHeadlessShell(): void {
  const isInstalled = existsSync(headlessShell) || existsSync(chromium.executablePath());
  if (isInstalled || process.getuid?.() !== 0) return;
  spawnSync(aptCommand('chromium-headless-shell'), { shell: true, stdio: 'ignore' });
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
  return installWith(
    ['npx playwright install --with-deps chromium', aptCommand('chromium')],
    findChromium,
    'The browser tests need Chromium, and it could not be installed. Install Chromium or Google Chrome and set CHROMIUM_PATH to it.',
  );
}
