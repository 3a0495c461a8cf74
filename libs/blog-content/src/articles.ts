import type { Article } from './article';
import { readArticles } from './read-articles';

let read: readonly Article[] | undefined;

/**
 * All articles in the build's language, in order of number. The development server reads them for each request, so
 * that it shows what you write.
 */
export function articles(): readonly Article[] {
  if (process.env['NODE_ENV'] === 'development') return readArticles();
  return (read ??= readArticles());
}
