import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createWriteStream,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { firstThatExists } from './installer';

/**
 * A release of the npm package chrome-aws-lambda with its checksum. It contains a real Chromium 88 of January 2021, for
 * Linux on x64. The site is tested in it because many of its visitors use an old phone.
 */
const release = {
  version: '5.5.0',
  sha512:
    'nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==',
} as const;

const cache = resolve(import.meta.dirname, '../../../node_modules/.cache/old-chromium');
const program = join(cache, 'chromium-88');

/** The path of Chromium 88. Undefined unless `npm run engines` has installed it. */
export function findOldChromium(): string | undefined {
  return firstThatExists(program);
}

/**
 * Downloads the package (45 MB) through npm and unpacks only the browser. The shared libraries that it needs are the
 * same as those of a current Chromium, which is installed already. If npm cannot download the package, nothing is
 * installed, and `npm run engines` reports the browser as not tested.
 * @throws Error when the download does not have the expected checksum, or cannot be unpacked.
 */
export async function installOldChromium(): Promise<void> {
  const { version, sha512 } = release;
  console.log('Downloading Chromium 88.');
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
  const partial = `${program}.partial`;
  const { stdout } = spawn('tar', ['-xOzf', archive, 'package/bin/chromium.br']);
  await pipeline(stdout, createBrotliDecompress(), createWriteStream(partial, { mode: 0o755 }));
  // The modification time is in the hash of the tests (print-browsers.ts). The time of the download would give each run
  // of CI another hash, and none would find a result in its cache. So it is the same for every download.
  const anyFixedTime = new Date('2021-01-01');
  utimesSync(partial, anyFixedTime, anyFixedTime);
  renameSync(partial, program);
  rmSync(archive);
}
