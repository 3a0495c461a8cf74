import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { blogPageOf, pathIn, paths, privatePaths, publicPaths, site } from '@lawyers/domain';

/**
 * The numbers of all articles. They are counted in the built site, where each article has a page `/blogs/<number>` that
 * redirects to it, because the module boundaries do not let these tests import the articles.
 */
export const articleNumbers = readdirSync(
  join(import.meta.dirname, '../../../../dist/apps/web-sandbox/client', paths.blog),
)
  .filter((name) => /^\d+$/.test(name))
  .map((_, index) => index + 1);

/** The pages of the article list, in order, with the numbers of the articles on each. */
export const articleLists = Array.from(
  { length: blogPageOf(articleNumbers.length) },
  (_, index) => ({
    page: index + 1,
    articles: articleNumbers.filter((number) => blogPageOf(number) === index + 1),
  }),
);

/** The address of a page in each published language. */
export function inEveryLanguage(path: string): readonly string[] {
  return site.languages.map((language) => pathIn(language, path));
}

/** An unknown address. Its page has the texts of every language. */
export const missingPage = '/no-such-page';

/** All pages with a form. Each of these forms is hydrated. */
export const pagesWithForm: readonly string[] = [paths.home, paths.intake, paths.contact];

/** All pages except articles, their lists, and the not-found page. */
export const corePages: readonly string[] = [...publicPaths, ...privatePaths];

/** One list and one article are enough, because all lists have the same markup, and so do all articles. */
export const someBlogPages: readonly string[] = [paths.blogPage(1), paths.article(1)];

/** One page of each type, by markup and loaded files. */
export const kindsOfPages: readonly string[] = [
  ...pagesWithForm,
  paths.about,
  missingPage,
  ...someBlogPages,
];

/**
 * Every page except the not-found page, in groups that are each visited by one test, because a separate browser context
 * for each page would take a third more time.
 */
export const pageGroups: Readonly<Record<string, readonly string[]>> = {
  'fixed pages': corePages,
  'article lists': articleLists.map(({ page }) => paths.blogPage(page)),
  ...Object.fromEntries(
    [0, 1, 2].map((third) => [
      `articles ${third + 1}, ${third + 4}, and so on`,
      articleNumbers.filter((_, index) => index % 3 === third).map(paths.article),
    ]),
  ),
};
