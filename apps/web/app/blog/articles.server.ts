import { readArticles, type Article } from '@lawyers/blog-content';

declare const __ARTICLES_DIRECTORY__: string;

let read: readonly Article[] | undefined;

/** All articles, read once for a build and anew for each request of the development server. */
export function articles(): readonly Article[] {
  if (import.meta.env.DEV) return readArticles(__ARTICLES_DIRECTORY__);
  return (read ??= readArticles(__ARTICLES_DIRECTORY__));
}
