import { execFileSync } from 'node:child_process';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callConsent, privatePaths, reviews, site } from '@lawyers/domain';
import { checksums, checksumsFile, writeHosting } from '@lawyers/hosting';
import { createStamp } from '../settings/stamp';
import type { Settings } from '../settings/settings-schema';
import { addScripts } from './add-scripts';
import { shareFolder } from '../addresses/article-pictures';
import { writePageScript } from './page-script';
import { notFoundPath } from '../addresses/prerender-paths';

/** React Router's files for client-side navigation, which this site does not have (decision 0005). */
const navigationFiles = /\.data$|assets.(?:root|manifest|[\w-]+\.route)-[\w-]+\.js$/;

/** Files that other sites load: mails show an icon, and messengers and social networks the share images. */
const sharedPictures = [
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/open-graph.jpg',
  `${shareFolder}/*`,
];

/**
 * Turns the build into a folder for any static host. Renames the not-found page to `404.html`, adds the scripts, and
 * removes the files of the single-page fallback and of client-side navigation. Then writes the hosting configuration,
 * the build stamp, and the checksums.
 * @throws Error when React Router's output has changed so that a step finds none of its files.
 */
export async function finishStaticSite(
  buildDirectory: string,
  mode: string,
  settings: Settings,
): Promise<void> {
  const client = join(buildDirectory, 'client');
  await rename(join(client, notFoundPath, 'index.html'), join(client, '404.html'));
  await rm(join(client, notFoundPath), { recursive: true });
  await rm(join(client, '__spa-fallback.html'), { force: true });
  // Only our tools read the manifest, so it is not deployed.
  await rename(join(client, '.vite/manifest.json'), join(buildDirectory, 'manifest.json'));
  await rm(join(client, '.vite'), { recursive: true });

  const files = (await readdir(client, { recursive: true })).map((name) => join(client, name));
  const unused = files.filter((file) => navigationFiles.test(file));
  if (unused.length === 0)
    throw new Error(
      "The build has no files for client-side navigation. React Router's output has changed: update `navigationFiles`.",
    );
  await Promise.all(unused.map((file) => rm(file)));
  await addScripts(
    files.filter((file) => file.endsWith('.html')),
    { page: await writePageScript(client), islands: await islandsAddress(buildDirectory) },
  );
  await writeHosting(buildDirectory, {
    siteUrl: settings.VITE_SITE_URL,
    mailOrigin: settings.VITE_EMAILJS_ORIGIN,
    neverStored: privatePaths,
    shared: sharedPictures,
    hashedFolder: '/assets',
    compressed: process.env['PRECOMPRESS'] !== 'no',
  });
  const sources = { settings, facts: site, consent: callConsent, reviews };
  const stamp = createStamp(sources, { mode, commit: checkedOutCommit() });
  await writeFile(join(buildDirectory, 'stamp.json'), `${JSON.stringify(stamp, null, 2)}\n`);
  await writeFile(join(buildDirectory, checksumsFile), checksums(buildDirectory));
}

/** The address of the module that hydrates the islands, from Vite's manifest. */
async function islandsAddress(buildDirectory: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(buildDirectory, 'manifest.json'), 'utf8')) as {
    readonly [source: string]: { readonly file: string } | undefined;
  };
  const entry = manifest['app/entry.client.tsx'];
  if (!entry)
    throw new Error(
      "Vite's manifest has no app/entry.client.tsx, so no page could load its islands. Look for a renamed entry.",
    );
  return `/${entry.file}`;
}

/** Null outside a Git repository, such as in an unpacked archive. */
function checkedOutCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
