import { cp, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Language } from '@lawyers/domain';

/**
 * Files of the build that no page loads. Most are for client-side navigation, which this site does not have, since
 * every link loads a document (decision 5): data files, the modules of routes, which `empty-route-modules.ts` has
 * emptied, React Router's manifest, and a fallback page. Vite's manifest, in `.vite`, is only read during the build.
 */
const unneeded = /\.data$|^assets\/(manifest-|root-|.*\.route-)|^\.vite$|^__spa-fallback\.html$/;

/**
 * Copies the files that visitors load from the build of one language to `client`, the folder of all languages, and
 * deletes that build. Pictures, fonts, and modules without texts have the same hashed names in every language, and so
 * are shared.
 */
export async function finishLanguage(language: Language, buildDirectory: string): Promise<void> {
  const built = join(buildDirectory, language, 'client');
  await cp(built, join(buildDirectory, 'client'), {
    recursive: true,
    filter: (source) => !unneeded.test(relative(built, source)),
    // Keeps existing files. English is copied first. The build of another language also contains an `index.html`, a
    // fallback for navigation, which must not replace the English home page.
    force: false,
  });
  await rm(join(buildDirectory, language), { recursive: true });
}
