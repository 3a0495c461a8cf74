import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { defaultLanguage, type Language } from '@lawyers/domain';
import { addScripts } from './add-scripts';
import { writePageScript } from './page-script';
import { rewriteRedirectPages } from './redirect-pages';

/** React Router's files for client-side navigation, which this site does not have (decision 0005). */
const navigationFiles = /\.data$|assets.(?:root|manifest|[\w-]+\.route)-[\w-]+\.js$/;

/**
 * Adds the scripts to the pages of one language, translates those that redirect, and removes the files of the
 * single-page fallback and of client-side navigation.
 * @throws Error when React Router's output has changed so that a step finds none of its files.
 */
export async function finishLanguage(language: Language, buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client');
  // React Router's name depends on whether a page has the address `/`.
  const fallback = language === defaultLanguage ? '__spa-fallback.html' : 'index.html';
  await rm(join(client, fallback));
  await rename(join(client, '.vite/manifest.json'), join(buildDirectory, 'manifest.json'));
  await rm(join(client, '.vite'), { recursive: true });

  const files = (await readdir(client, { recursive: true })).map((name) => join(client, name));
  const unused = files.filter((file) => navigationFiles.test(file));
  if (unused.length === 0)
    throw new Error(
      "The build has no files for client-side navigation. React Router's output has changed: update `navigationFiles`.",
    );
  await Promise.all(unused.map((file) => rm(file)));
  const pages = files.filter((file) => file.endsWith('.html'));
  await rewriteRedirectPages(pages, language);
  const manifest = await readFile(join(buildDirectory, 'manifest.json'), 'utf8');
  await addScripts(pages, {
    page: await writePageScript(client, language),
    manifest: JSON.parse(manifest) as Manifest,
  });
}
