import { blogPageOf, defaultLanguage, fixedPaths, language, paths } from '@lawyers/domain';
import { feedPath, robotsPath, sitemapPath } from './search-paths';

/** The path of the not-found page; `finishStaticSite` renames its file to `404.html`, which static hosts look for. */
export const notFoundPath = '/404';

/** Every path that is rendered to a file (requirements § 2.1 and § 2.2). */
export function prerenderPaths(articleCount: number): readonly string[] {
  return [...frameworkPaths(articleCount), ...pooledPaths(articleCount)];
}

/** The paths that React Router prerenders: fixed pages, and the first list page and article. */
export function frameworkPaths(articleCount: number): readonly string[] {
  return [
    ...fixedPaths,
    ...upTo(Math.min(1, articleCount)).flatMap((first) => [
      paths.blogPage(first),
      paths.article(first),
    ]),
    feedPath,
    ...(language === defaultLanguage ? [sitemapPath, robotsPath, notFoundPath] : []),
  ];
}

/** The paths whose number grows with the number of articles; `renderPool` renders them (decision 0013). */
export function pooledPaths(articleCount: number): readonly string[] {
  return [
    ...upTo(blogPageOf(articleCount)).slice(1).map(paths.blogPage),
    ...upTo(articleCount).slice(1).map(paths.article),
    ...upTo(articleCount).map(paths.articleByNumber),
  ];
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
