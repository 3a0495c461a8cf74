import { readArticles, readArticlesLazily, type Article } from '@lawyers/blog-content';

declare const __ARTICLES_DIRECTORY__: string;

let cached: readonly Article[] | undefined;

/**
 * All articles. The development server reads them for each request. In a build, each thread reads them once and parses
 * only the texts of the pages that it renders.
 */
export function articles(): readonly Article[] {
  if (import.meta.env.DEV) return readArticles(__ARTICLES_DIRECTORY__);
  return (cached ??= readArticlesLazily(__ARTICLES_DIRECTORY__));
}
