import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { articlesPerPage, paths, privatePaths, publicPaths } from '@lawyers/domain';

/** The articles, by their folders: the specification's fifteen and whatever came after them. */
export const articleNumbers = readdirSync(
  join(import.meta.dirname, '../../../libs/blog-content/articles'),
)
  .filter((name) => /^\d/.test(name))
  .map((_, index) => index + 1);

export const lastOnFirstPage = articlesPerPage;

export const missingPage = '/no-such-page';

/** One address for each kind of page. */
export const everyKindOfPage: readonly string[] = [
  ...publicPaths,
  ...privatePaths,
  paths.blogPage(1),
  paths.blogPage(2),
  paths.article(1),
  paths.article(11),
  missingPage,
];

export const everyPage: readonly string[] = [
  ...new Set([...everyKindOfPage, ...articleNumbers.map(paths.article)]),
];
