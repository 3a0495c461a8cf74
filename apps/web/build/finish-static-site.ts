import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privatePaths } from '@lawyers/domain';
import { writeHosting } from '@lawyers/hosting';
import type { Settings } from '../settings/settings-schema';
import { writePageScript } from './page-script';
import { notFoundPath } from './prerender-paths';

/** What the framework leaves for navigation without loading documents, which this site has not (decision 0005). */
const forNavigation = /\.data$|assets.(?:root|manifest|[\w-]+\.route)-[\w-]+\.js$/;

/**
 * Makes the build a folder that any static host serves rightly: the not-found page gets the name `404.html` that
 * hosts answer unknown addresses with, every page gets its script, and what only a single-page fallback or
 * client-side navigation would need goes. Then it writes down how to serve the folder.
 */
export async function finishStaticSite(buildDirectory: string, settings: Settings): Promise<void> {
  const client = join(buildDirectory, 'client');
  await rename(join(client, notFoundPath, 'index.html'), join(client, '404.html'));
  await rm(join(client, notFoundPath), { recursive: true });
  await rm(join(client, '__spa-fallback.html'), { force: true });
  // Serves the tools, not the visitors.
  await rename(join(client, '.vite/manifest.json'), join(buildDirectory, 'manifest.json'));
  await rm(join(client, '.vite'), { recursive: true });

  const files = await readdir(client, { recursive: true });
  const pageScript = await writePageScript(client);
  const islands = files.find((file) => /^assets.entry\.client-/.test(file));
  if (!islands) throw new Error('The build has no start of the islands (app/entry.client.tsx).');
  for (const file of files.map((name) => join(client, name))) {
    if (forNavigation.test(file)) await rm(file);
    if (file.endsWith('.html')) await addPageScript(file, pageScript, `/${islands}`);
  }
  await writeHosting(buildDirectory, {
    siteUrl: settings.VITE_SITE_URL,
    mailOrigin: settings.VITE_EMAILJS_ORIGIN,
    neverStored: privatePaths,
    hashedFolder: '/assets',
    compressed: process.env['COMPRESSED_TWINS'] !== 'no',
  });
}

/** @param islands the module that starts the islands; only a page that has some names it. */
async function addPageScript(file: string, pageScript: string, islands: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const start = html.includes(' data-island="') ? ` data-start="${islands}"` : '';
  const tag = `<script async src="${pageScript}"${start}></script>`;
  await writeFile(
    file,
    html.replace('</head>', () => `${tag}</head>`),
  );
}
