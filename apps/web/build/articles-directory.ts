import { resolve } from 'node:path';

/** Where the articles lie. `ARTICLES_DIR` lets a build be made from others, such as the benchmark's thousands. */
export const articlesDirectory =
  process.env['ARTICLES_DIR'] ??
  resolve(import.meta.dirname, '../../../libs/blog-content/articles');
