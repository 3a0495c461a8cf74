import { articlesPerPage, paths, privatePaths, publicPaths } from '@lawyers/domain';

/** The specification's fifteen articles. */
export const articleNumbers = Array.from({ length: 15 }, (_, index) => index + 1);

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
