import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { firstThatExists } from './installer';

/**
 * Releases of the npm package chrome-aws-lambda with their checksums. Each contains a real Chromium, of the version in
 * the key, for Linux on x64. The site is tested in them because many of its visitors use an old phone.
 */
const releases = {
  'chromium-88': {
    version: '5.5.0',
    sha512:
      'nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==',
  },
  'chromium-92': {
    version: '10.1.0',
    sha512:
      'NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  },
} as const;

export type OldChromium = keyof typeof releases;

export const oldChromiums = Object.keys(releases) as readonly OldChromium[];

const cache = resolve(import.meta.dirname, '../../../node_modules/.cache/old-chromium');
const programOf = (name: OldChromium) => join(cache, name);

/** The path of an old Chromium. Undefined unless `npm run engines` has installed it. */
export function findOldChromium(name: OldChromium): string | undefined {
  return firstThatExists(programOf(name));
}

/**
 * Downloads the package (45 MB) through npm and unpacks only the browser. The shared libraries that it needs are the
 * same as those of a current Chromium, which is installed already. If npm cannot download the package, nothing is
 * installed, and `npm run engines` reports the browser as not tested.
 * @throws Error when the download does not have the expected checksum, or cannot be unpacked.
 */
export async function installOldChromium(name: OldChromium): Promise<void> {
  const { version, sha512 } = releases[name];
  console.log(`Downloading ${name}.`);
  mkdirSync(cache, { recursive: true });
  const pack = ['pack', '--silent', '--pack-destination', cache, `chrome-aws-lambda@${version}`];
  if (spawnSync('npm', pack, { stdio: 'inherit' }).status !== 0) return;
  const archive = join(cache, `chrome-aws-lambda-${version}.tgz`);
  const found = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (found !== sha512) {
    rmSync(archive);
    throw new Error(
      `chrome-aws-lambda@${version} is not the release that old-chromium.ts names: its SHA-512 is ${found}. It was deleted. Check your npm registry.`,
    );
  }
  const partial = `${programOf(name)}.partial`;
  const { stdout } = spawn('tar', ['-xOzf', archive, 'package/bin/chromium.br']);
  await pipeline(stdout, createBrotliDecompress(), createWriteStream(partial, { mode: 0o755 }));
  renameSync(partial, programOf(name));
  rmSync(archive);
}
