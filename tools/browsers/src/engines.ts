import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptCommand } from './installer';

export type EngineName = 'firefox' | 'webkit';

const debianPackages: Readonly<Record<EngineName, string>> = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb xauth dbus python3-gi gir1.2-gtk-3.0 gir1.2-webkit2-4.1',
};

/** `FIREFOX_PATH`, or the system's Firefox; undefined without one. */
export function findFirefox(): string | undefined {
  const candidates = [
    process.env['FIREFOX_PATH'],
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ];
  return candidates.find((path) => path && existsSync(path));
}

/** WebKitGTK's driver; undefined unless everything that it needs for a window is installed. */
export function findWebKit(): string | undefined {
  const program = '/usr/bin/WebKitWebDriver';
  const needed = [program, '/usr/bin/xvfb-run', '/usr/bin/dbus-run-session'];
  const window = `import gi
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')`;
  if (!needed.every((path) => existsSync(path))) return undefined;
  return spawnSync('/usr/bin/python3', ['-c', window]).status === 0 ? program : undefined;
}

/** Engines other than Chromium that this machine lacks. */
export function missingEngines(): readonly EngineName[] {
  return [
    ...(findFirefox() ? [] : (['firefox'] as const)),
    ...(findWebKit() ? [] : (['webkit'] as const)),
  ];
}

/**
 * Installs missing engines from Debian's packages, as root or with a `sudo` without password.
 * @returns The engines that are still missing.
 */
export function installEngines(): readonly EngineName[] {
  const missing = missingEngines();
  if (missing.length === 0) return [];
  const packages = missing.map((name) => debianPackages[name]).join(' ');
  const command = aptCommand(packages);
  console.log(`Not installed: ${missing.join(', ')}. Trying: ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
  return missingEngines();
}

/** A message per missing engine, with the command that installs it. */
export function howToInstall(missing: readonly EngineName[]): string {
  return missing
    .map((name) => `NOT TESTED in ${name}. Debian: apt-get install ${debianPackages[name]}`)
    .join('\n');
}
