import { cp, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { defaultLanguage, type Language } from '@lawyers/domain';

/** What React Router writes for client-side navigation, which this site does not have (decision 5), and Vite's manifest. */
const unneeded = /\.data$|^routes$|^assets\/manifest-|^\.vite$/;

/**
 * Moves what visitors load of one language to `client`, the folder of all languages. They share pictures, fonts, and
 * modules without words, by the hash in their names.
 */
export async function finishLanguage(language: Language, buildDirectory: string): Promise<void> {
  const built = join(buildDirectory, language, 'client');
  // The single-page fallback. React Router's name depends on whether a page has the address `/`.
  const fallback = language === defaultLanguage ? '__spa-fallback.html' : 'index.html';
  const isNeeded = (file: string) => !unneeded.test(file) && file !== fallback;
  await cp(built, join(buildDirectory, 'client'), {
    recursive: true,
    filter: (source) => isNeeded(relative(built, source)),
  });
  await rm(join(buildDirectory, language), { recursive: true });
}
