import { blogPageOf, fixedPaths, paths } from '@lawyers/domain';
import { feedPath, robotsPath, sitemapPath } from './search-paths';

/** Where the not-found page is rendered; `finishStaticSite` gives it the name that static hosts look for. */
export const notFoundPath = '/404';

/** Every address that becomes a file. */
export function prerenderPaths(articleCount: number): readonly string[] {
  return [...frameworkPaths(articleCount), ...pooledPaths(articleCount)];
}

/** What the framework renders: everything that there is once, and the first of what there are many of. */
export function frameworkPaths(articleCount: number): readonly string[] {
  return [
    ...fixedPaths,
    ...upTo(Math.min(1, articleCount)).flatMap((first) => [
      paths.blogPage(first),
      paths.article(first),
    ]),
    sitemapPath,
    feedPath,
    robotsPath,
    notFoundPath,
  ];
}

/** What there is the more of the more articles there are; `renderPool` renders it. */
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
