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

/** What the framework leaves for navigation without loading documents, which this site does not have (decision 0005). */
const forNavigation = /\.data$|assets.(?:root|manifest|[\w-]+\.route)-[\w-]+\.js$/;

/** The mails show an icon, and messengers and networks the share pictures. */
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
 * Makes the build a folder that any static host serves correctly: the not-found page gets the name `404.html`, every
 * page gets its script, and what only a single-page fallback or client-side navigation would need is removed. Then it
 * writes how to serve the folder, what it was built from, and the checksum of every file.
 * @throws Error when the framework's output has changed so that one of these steps finds nothing to do.
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
  // Serves the tools, not the visitors.
  await rename(join(client, '.vite/manifest.json'), join(buildDirectory, 'manifest.json'));
  await rm(join(client, '.vite'), { recursive: true });

  const files = (await readdir(client, { recursive: true })).map((name) => join(client, name));
  const unused = files.filter((file) => forNavigation.test(file));
  if (unused.length === 0) throw new Error('The build has no files for client-side navigation.');
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
    compressed: process.env['COMPRESSED_TWINS'] !== 'no',
  });
  const sources = { settings, facts: site, consent: callConsent, reviews };
  const stamp = createStamp(sources, { mode, commit: checkedOutCommit() });
  await writeFile(join(buildDirectory, 'stamp.json'), `${JSON.stringify(stamp, null, 2)}\n`);
  await writeFile(join(buildDirectory, checksumsFile), checksums(buildDirectory));
}

/** The module that hydrates the islands, by Vite's manifest. */
async function islandsAddress(buildDirectory: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(buildDirectory, 'manifest.json'), 'utf8')) as {
    readonly [source: string]: { readonly file: string } | undefined;
  };
  const entry = manifest['app/entry.client.tsx'];
  if (!entry) throw new Error("The build's manifest does not name app/entry.client.tsx.");
  return `/${entry.file}`;
}

/** Null where there is no Git, such as in an unpacked archive. */
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
