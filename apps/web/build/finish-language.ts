import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, type Language } from '@lawyers/domain';
import { filesBelow } from '@lawyers/hosting';
import { moveFiles } from './move-files';

/** What React Router writes for client-side navigation, which this site does not have (decision 5), and Vite's manifest. */
const unneeded = /\.data$|^routes\/|^assets\/manifest-|^\.vite\//;

/** Moves what visitors load of one language to `client`, the folder of all languages. */
export async function finishLanguage(language: Language, buildDirectory: string): Promise<void> {
  const built = join(buildDirectory, language, 'client');
  // The single-page fallback. React Router's name depends on whether a page has the address `/`.
  const fallback = language === defaultLanguage ? '__spa-fallback.html' : 'index.html';
  const files = filesBelow(built).filter((file) => !unneeded.test(file) && file !== fallback);
  await moveFiles(files, built, join(buildDirectory, 'client'));
  await rm(join(buildDirectory, language), { recursive: true });
}
