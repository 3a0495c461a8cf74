import { passes } from '../../passes';
import type { NewArticle } from './normalize-article';

/**
 * Lints the new scene and runs the tests of all articles.
 * @throws Error when the scene does not lint.
 */
export function lintAndTest({ directory }: NewArticle): void {
  // An unwritten article is meant to be red: its failures are the list of what is left to do.
  if (!passes('npx nx test blog-content')) {
    console.log(`\n${directory} waits for its words: see above what is still to be written.`);
  }
  if (!passes(`npx eslint ${directory}`)) throw new Error(`${directory} does not lint: see above.`);
}
