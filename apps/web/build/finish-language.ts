import { readFile, rename, rm } from 'node:fs/promises';
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
 * not have (decision 5). Vite's manifest stays outside, since only our tools read it.
 */
export async function finishLanguage(language: Language, buildDirectory: string): Promise<void> {
  const built = join(buildDirectory, language, 'client');
  const isDefault = language === defaultLanguage;
  const kept = join(buildDirectory, isDefault ? 'manifest.json' : `manifest.${language}.json`);
  await rename(join(built, '.vite/manifest.json'), kept);
  const manifest = JSON.parse(await readFile(kept, 'utf8')) as Manifest;
  const modules = new Set(loadedModules(manifest));
  // React Router's name depends on whether a page has the address `/`.
  const fallback = isDefault ? '__spa-fallback.html' : 'index.html';
  const files = filesBelow(built).filter((file) => {
    if (extname(file) === '.js') return modules.has(`/${file}`);
    return extname(file) !== '.data' && file !== fallback;
  });
  const pages = files.filter((file) => extname(file) === '.html');
  await addScripts(
    pages.map((page) => join(built, page)),
    manifest,
  );
  await moveFiles(files, built, join(buildDirectory, 'client'));
  await rm(join(buildDirectory, language), { recursive: true });
}
