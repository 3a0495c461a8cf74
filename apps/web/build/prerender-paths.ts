import { blogPageOf, fixedPaths, paths } from '@lawyers/domain';
import { feedPath, robotsPath, sitemapPath } from '../app/search/search-paths';

/** Where the not-found page is rendered; `finishStaticSite` gives it the name that static hosts look for. */
export const notFoundPath = '/404';

/** Every address that becomes a file. */
export function prerenderPaths(articleCount: number): readonly string[] {
  const numbers = Array.from({ length: articleCount }, (_, index) => index + 1);
  const pages = Array.from({ length: blogPageOf(articleCount) }, (_, index) => index + 1);
  return [
    ...fixedPaths,
    ...pages.map(paths.blogPage),
    ...numbers.map(paths.article),
    ...numbers.map(paths.articleByNumber),
    sitemapPath,
    feedPath,
    robotsPath,
    notFoundPath,
  ];
}
