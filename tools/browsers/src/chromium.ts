import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptCommand, firstThatExists, installWith } from './installer';

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The browser of tests: the program that `CHROMIUM_PATH` names, or else Playwright's Chromium, whose version the
 * lockfile pins, or else a browser of the operating system. Undefined if none is installed.
 * @throws Error when `CHROMIUM_PATH` names no file.
 */
export function findChromium(): string | undefined {
  const systems = ['chromium', 'chromium-browser', 'google-chrome'].map(
    (name) => `/usr/bin/${name}`,
  );
  return namedChromium() ?? firstThatExists(chromium.executablePath(), ...systems);
}

/**
 * The browser of tests that need no window: the program that `CHROMIUM_PATH` names. Without that variable, undefined
 * where Playwright's Chromium is installed, so that Playwright starts the headless shell that comes with it. Otherwise
 * the system's package `chromium-headless-shell`, which has Chromium's engine and needs half the processor time, or
 * else Chromium; undefined where no browser is installed.
 * @throws Error when `CHROMIUM_PATH` names no file.
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

/**
 * Tries to install the headless shell from the system's packages, which needs root; without root, does nothing. Tests
 * then run in Chromium, which takes longer. Also does nothing where Playwright's Chromium is installed, because a
 * headless shell comes with it.
 */
export function installHeadlessShell(): void {
  const isInstalled = existsSync(headlessShell) || existsSync(chromium.executablePath());
  if (isInstalled || process.getuid?.() !== 0) return;
  spawnSync(aptCommand('chromium-headless-shell'), { shell: true, stdio: 'ignore' });
}

/**
 * The path of the tests' browser.
 * @throws Error with instructions when no browser is installed, or when `CHROMIUM_PATH` names no file.
 */
export function chromiumPath(): string {
  const path = findChromium();
  if (path) return path;
  throw new Error('Chromium not found. Run `npm test`, which installs it, or set CHROMIUM_PATH.');
}

/**
 * Installs Playwright's Chromium, or if that fails, the system's package.
 * @returns Its path.
 * @throws Error with manual instructions when both fail.
 */
export function installChromium(): string {
  return installWith(
    ['npx playwright install --with-deps chromium', aptCommand('chromium')],
    findChromium,
    'The browser tests need Chromium, and it could not be installed. Install Chromium or Google Chrome and set CHROMIUM_PATH to it.',
  );
}
