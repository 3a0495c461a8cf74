import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

// By the name of this package, since a build of the site moves this module into a bundle.
const index = createRequire(import.meta.url).resolve('@lawyers/blog-content');

/** The folder of the articles. `ARTICLES_DIR` replaces it, for example with a benchmark's thousands of articles. */
export const articlesDirectory =
  process.env['ARTICLES_DIR'] ?? resolve(dirname(index), '../articles');
