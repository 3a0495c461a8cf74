import { readFile, rename } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Manifest } from 'vite';
import { defaultLanguage, type Language } from '@lawyers/domain';
import { filesBelow } from '@lawyers/hosting';
import { addScripts } from './add-scripts';
import { loadedModules } from './built-modules';
import { moveFiles } from './move-files';

/**
 * Adds the scripts to the pages of one language, and moves what visitors load to `client`, the folder of all
 * languages. React Router also writes a single-page fallback and files for client-side navigation, which this site does
 * not have (decision 5).
 * @param build The folder of the language's build, where Vite's manifest stays.
 */
export async function finishLanguage(
  language: Language,
  build: string,
  client: string,
): Promise<void> {
  const built = join(build, 'client');
  await rename(join(built, '.vite/manifest.json'), join(build, 'manifest.json'));
  const manifest = JSON.parse(await readFile(join(build, 'manifest.json'), 'utf8')) as Manifest;
  const modules = new Set(loadedModules(manifest));
  // React Router's name depends on whether a page has the address `/`.
  const fallback = language === defaultLanguage ? '__spa-fallback.html' : 'index.html';
  const files = filesBelow(built).filter((file) => {
    if (extname(file) === '.js') return modules.has(`/${file}`);
    return extname(file) !== '.data' && file !== fallback;
  });
  const pages = files.filter((file) => extname(file) === '.html');
  await addScripts(
    pages.map((page) => join(built, page)),
    manifest,
  );
  await moveFiles(files, built, client);
}
