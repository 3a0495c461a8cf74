import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptCommand, firstThatExists } from './installer';
import {
  findOldChromium,
  installOldChromium,
  oldChromiums,
  type OldChromium,
} from './old-chromium';

/** The engines that `npm run engines` tests besides Chromium. */
export type EngineName = keyof typeof debianPackages | OldChromium;

const debianPackages = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb xauth dbus python3-gi gir1.2-gtk-3.0 gir1.2-webkit2-4.1',
} as const;

const isPackaged = (name: EngineName): name is keyof typeof debianPackages =>
  name in debianPackages;

/** `FIREFOX_PATH`, or the system's Firefox; undefined without one. */
export function findFirefox(): string | undefined {
  return firstThatExists(
    process.env['FIREFOX_PATH'],
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );
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

/** Engines other than the tests' Chromium that this machine lacks. */
export function missingEngines(): readonly EngineName[] {
  const found = { firefox: findFirefox, webkit: findWebKit };
  const packaged = (['firefox', 'webkit'] as const).filter((name) => !found[name]());
  return [...packaged, ...oldChromiums.filter((name) => !findOldChromium(name))];
}

/**
 * Installs missing engines: old ones through npm, the others from Debian's packages.
 * @returns The engines that are still missing.
 */
export async function installEngines(): Promise<readonly EngineName[]> {
  const missing = missingEngines();
  const packaged = missing.filter(isPackaged);
  if (packaged.length > 0) {
    const command = aptCommand(packaged.map((name) => debianPackages[name]).join(' '));
    console.log(`Not installed: ${packaged.join(', ')}. Trying: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
  }
  const canRunOld = process.platform === 'linux' && process.arch === 'x64';
  for (const name of canRunOld ? missing : [])
    if (!isPackaged(name)) await installOldChromium(name);
  return missingEngines();
}

/** A message per missing engine, with what installs it. */
export function howToInstall(missing: readonly EngineName[]): string {
  return missing
    .map((name) => {
      const how = isPackaged(name)
        ? `Debian: apt-get install ${debianPackages[name]}`
        : '`npm run engines` downloads it, on Linux with an x64 processor.';
      return `NOT TESTED in ${name}. ${how}`;
    })
    .join('\n');
}
