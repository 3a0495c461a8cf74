import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firstThatExists } from './installer';
import { findOldChromium } from './old-chromium';

/** The names of the browsers, besides a current Chromium, in which `npm run engines` tests the site. */
export type EngineName = keyof typeof finders;

const finders = {
  firefox: findFirefox,
  webkit: findWebKit,
  'chromium-88': findOldChromium,
};

export const debianPackages: Readonly<Partial<Record<EngineName, string>>> = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb xauth dbus python3-gi gir1.2-gtk-3.0 gir1.2-webkit2-4.1',
};

/** The path of Firefox: `FIREFOX_PATH`, or else the system's. Undefined if there is none. */
export function findFirefox(): string | undefined {
  return firstThatExists(
    process.env['FIREFOX_PATH'],
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );
}

/**
 * The path of WebKitGTK's WebDriver. Undefined unless the programs and Python modules with which tests open a WebKit
 * window are installed, too.
 */
export function findWebKit(): string | undefined {
  const program = '/usr/bin/WebKitWebDriver';
  const needed = [program, '/usr/bin/xvfb-run', '/usr/bin/dbus-run-session'];
  const window = `import gi
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')`;
  if (!needed.every((path) => existsSync(path))) return undefined;
  return spawnSync('/usr/bin/python3', ['-c', window]).status === 0 ? program : undefined;
}

/** The names of the browsers of `npm run engines`, besides a current Chromium, that this machine does not have. */
export function missingEngines(): readonly EngineName[] {
  return (Object.keys(finders) as EngineName[]).filter((name) => !finders[name]());
}

/** A line for each missing engine that says how to install it. */
export function howToInstall(missing: readonly EngineName[]): string {
  const download = '`npm run engines` downloads it, on Linux with an x64 processor.';
  const how = (packages = '') => (packages ? `Debian: apt-get install ${packages}` : download);
  return missing.map((name) => `NOT TESTED in ${name}. ${how(debianPackages[name])}`).join('\n');
}
