import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { blogPageOf, paths, privatePaths, publicPaths } from '@lawyers/domain';

/** The articles, by their folders: the first fifteen and whatever came after them. */
export const articleNumbers = readdirSync(
  join(import.meta.dirname, '../../../../libs/blog-content/articles'),
)
  .filter((name) => /^\d/.test(name))
  .map((_, index) => index + 1);

/** The pages of the list of articles, in order: the number of each, and of the articles on it. */
export const articleLists: readonly {
  readonly page: number;
  readonly articles: readonly number[];
}[] = Array.from({ length: blogPageOf(articleNumbers.length) }, (_, index) => ({
  page: index + 1,
  articles: articleNumbers.filter((number) => blogPageOf(number) === index + 1),
}));

export const missingPage = '/no-such-page';

/** Where scripts take over a form; all other pages have none to take over. */
export const pagesWithForm: readonly string[] = [paths.home, paths.intake, paths.contact];

/** The pages that stay as they are whatever becomes of the articles. */
export const fixedPages: readonly string[] = [...publicPaths, ...privatePaths, missingPage];

/** The first two lists, and an article from each. */
export const someBlogPages: readonly string[] = [
  paths.blogPage(1),
  paths.blogPage(2),
  paths.article(1),
  paths.article(11),
];

export const everyPage: readonly string[] = [
  ...new Set([...fixedPages, ...someBlogPages, ...articleNumbers.map(paths.article)]),
];
