import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { blogPageOf, pathIn, paths, privatePaths, publicPaths, site } from '@lawyers/domain';

/** The numbers of all articles, counted from the pages of the built site that redirect to them. */
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

/** A page in each published language. */
export function inEveryLanguage(path: string): readonly string[] {
  return site.languages.map((language) => pathIn(language, path));
}

/** An unknown address, whose page is in every language at once. */
export const missingPage = '/no-such-page';

/** The pages whose forms are hydrated; no other page has a form. */
export const pagesWithForm: readonly string[] = [paths.home, paths.intake, paths.contact];

/** The pages that do not depend on the articles, besides the one for unknown addresses. */
export const corePages: readonly string[] = [...publicPaths, ...privatePaths];

/** All lists have the same markup, and so have all articles. */
export const someBlogPages: readonly string[] = [paths.blogPage(1), paths.article(1)];

/** One page of each kind, by what it is made of and loads. */
export const kindsOfPages: readonly string[] = [
  ...pagesWithForm,
  paths.about,
  missingPage,
  ...someBlogPages,
];

/** Every page, in groups that one test visits, since a context of its own adds a third to a page's time. */
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
