import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@lawyers/domain';
import { writeHosting } from '@lawyers/hosting';
import type { Settings } from '../settings/settings-schema';
import { writeHashed, writePageScript } from './page-script';
import { notFoundPath } from './prerender-paths';
import { extractStartModule } from './start-module';

/**
 * Makes the build a folder that any static host serves rightly: the not-found page gets the name `404.html` that
 * hosts answer unknown addresses with, scripts start only after a page has been painted, and what only a
 * single-page fallback or client-side navigation would need goes. Then it writes down how to serve the folder.
 */
export async function finishStaticSite(buildDirectory: string, settings: Settings): Promise<void> {
  const client = join(buildDirectory, 'client');
  await rename(join(client, notFoundPath, 'index.html'), join(client, '404.html'));
  await rm(join(client, notFoundPath), { recursive: true });
  await rm(join(client, '__spa-fallback.html'), { force: true });

  const files = await readdir(client, { recursive: true });
  const pageScript = await writePageScript(client);
  for (const file of files.map((name) => join(client, name))) {
    if (file.endsWith('.data')) await rm(file);
    if (file.endsWith('.html')) await finishPage(client, file, pageScript);
  }
  await writeHosting(buildDirectory, {
    siteUrl: settings.VITE_SITE_URL,
    mailOrigin: settings.VITE_EMAILJS_ORIGIN,
    neverStored: [paths.intake, paths.confirm],
    hashedFolder: '/assets',
    compressed: process.env['COMPRESSED_TWINS'] !== 'no',
  });
}

async function finishPage(client: string, file: string, pageScript: string): Promise<void> {
  const { html, code } = extractStartModule(await readFile(file, 'utf8'));
  const start = code && (await writeHashed(client, 'start', code));
  const tag = `<script async src="${pageScript}"${start ? ` data-start="${start}"` : ''}></script>`;
  await writeFile(
    file,
    html.replace('</head>', () => `${tag}</head>`),
  );
}
