import { passes } from '../../passes';
import { linksFile, pathsFile, routesFile } from './add-to-the-site';
import type { NewPage } from './normalize-page';

/**
 * Lints and type-checks what was made, and runs the tests of routes and words.
 * @throws Error when code that nobody has touched yet is not clean.
 */
export function lintAndTest({ directory }: NewPage): void {
  const linted = passes(`npx eslint ${directory} ${pathsFile} ${routesFile} ${linksFile}`);
  const checked = passes('npx nx typecheck web');
  // Unwritten words are meant to be red: they are the list of what is left to do.
  if (!passes('npx nx test web app/copy.test.ts app/routes.test.ts app/page-meta.test.ts app/shell')) {
    console.log(`\n${directory} waits for its words: see above what is still to be written.`);
  }
  if (!linted || !checked) throw new Error(`${directory} is there, but not clean: see above.`);
}
