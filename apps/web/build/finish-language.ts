import { cp, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Language } from '@lawyers/domain';

/** For client-side navigation, which this site does not have (decision 5): data, emptied modules, manifests, a fallback. */
const unneeded = /\.data$|^assets\/(manifest-|root-|.*\.route-)|^\.vite$|^__spa-fallback\.html$/;

/**
 * Moves what visitors load of one language to `client`, the folder of all languages. They share pictures, fonts, and
 * modules without words, by the hash in their names.
 */
export async function finishLanguage(language: Language, buildDirectory: string): Promise<void> {
  const built = join(buildDirectory, language, 'client');
  await cp(built, join(buildDirectory, 'client'), {
    recursive: true,
    filter: (source) => !unneeded.test(relative(built, source)),
    // In other languages, `index.html` is a fallback for navigation, too: the home page is already there.
    force: false,
  });
  await rm(join(buildDirectory, language), { recursive: true });
}
