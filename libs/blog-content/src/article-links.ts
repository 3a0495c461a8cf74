import { paths } from '@lawyers/domain';
import type { Article } from './article';

const articleLink = /^article:(\d+)$/;

/**
 * Returns the path to which a link in an article leads. In the Markdown, `href` is written as `article:9`.
 * @throws Error with the path of the file if the link has no target.
 */
export function linkTarget(article: Article, href: string, articleCount: number): string {
  const number = Number(articleLink.exec(href)?.[1]);
  if (number >= 1 && number <= articleCount) return paths.article(number);
  throw new Error(
    `${article.file}: the link "${href}" leads nowhere. Write article:N (1 to ${articleCount}).`,
  );
}

/**
 * Checks that every related article exists.
 * @throws Error with the path of the file if one does not, or if an article names itself as related.
 */
export function checkRelated(article: Article, articleCount: number): void {
  for (const number of article.related) {
    if (number > articleCount || number === article.number) {
      throw new Error(
        `${article.file}: "related" names ${number}, which is no other article. Name existing ones.`,
      );
    }
  }
}
