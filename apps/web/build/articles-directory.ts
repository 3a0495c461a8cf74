import { resolve } from 'node:path';

/** The folder of the articles. `ARTICLES_DIR` replaces it, for example with a benchmark's thousands of articles. */
export const articlesDirectory =
  process.env['ARTICLES_DIR'] ??
  resolve(import.meta.dirname, '../../../libs/blog-content/articles');
