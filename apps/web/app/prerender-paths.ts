import { articleFolders } from '@lawyers/blog-content';
import {
  blogPageOf,
  defaultLanguage,
  feedPath,
  fixedPaths,
  language,
  paths,
} from '@lawyers/domain';

/**
 * Files for search engines and security researchers, which exist once for all languages. In addition, each language has
 * a feed (`feedPath`).
 */
export const sitemapPath = '/sitemap.xml';
export const robotsPath = '/robots.txt';
export const securityPath = '/.well-known/security.txt';

/**
 * The path of the not-found page. `finishStaticSite` renames its file to `404.html`, which static hosts use for unknown
 * addresses.
 */
export const notFoundPath = '/404';

/** Every path that is rendered to a file (requirements § 2.1). */
export function prerenderPaths(articleCount = articleFolders().length): readonly string[] {
  return [
    ...fixedPaths,
    ...upTo(blogPageOf(articleCount)).map(paths.blogPage),
    ...upTo(articleCount).map(paths.article),
    feedPath,
    ...(language === defaultLanguage ? [sitemapPath, robotsPath, securityPath, notFoundPath] : []),
  ];
}

/**
 * The paths that only redirect, each with its target (requirements § 2.2). `writeRedirectPages` writes a small page for
 * each, for hosts that do not know the site's redirects. React Router renders only one of them, `paths.blog`, which is
 * among `fixedPaths`, and `writeRedirectPages` replaces that file.
 */
export function redirects(articleCount: number): ReadonlyMap<string, string> {
  return new Map([
    [paths.blog, paths.blogPage(1)],
    ...upTo(articleCount).map(
      (number) => [paths.articleByNumber(number), paths.article(number)] as const,
    ),
  ]);
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
