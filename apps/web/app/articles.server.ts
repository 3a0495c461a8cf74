import { readArticles, readArticlesLazily, type Article } from '@lawyers/blog-content';

declare const __ARTICLES_DIRECTORY__: string;

let read: readonly Article[] | undefined;

/**
 * All articles, read anew for each request of the development server. A build reads them once in each of its threads,
 * and parses each text in the one that renders its page.
 */
export function articles(): readonly Article[] {
  if (import.meta.env.DEV) return readArticles(__ARTICLES_DIRECTORY__);
  return (read ??= readArticlesLazily(__ARTICLES_DIRECTORY__));
}
