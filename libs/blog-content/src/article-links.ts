import { injuryIssue, intakeHref, paths } from '@lawyers/domain';
import type { Article } from './article';
import { flatten } from './parse-article';

const articleLink = /^article:(\d+)$/;
const pageLinks: ReadonlyMap<string, string> = new Map([
  ['page:home', paths.home],
  ['page:injury', intakeHref(injuryIssue.name)],
  ['page:contact', paths.contact],
]);

/**
 * Returns the address of a link in an article, such as `article:9` or `page:home`.
 * @throws Error with the path of the file if the link has no target.
 */
export function linkTarget(article: Article, href: string, articleCount: number): string {
  const number = Number(articleLink.exec(href)?.[1]);
  if (number >= 1 && number <= articleCount) return paths.article(number);
  const target = pageLinks.get(href);
  if (target) return target;
  throw new Error(
    `${article.file}: the link "${href}" leads nowhere. Write article:N (1 to ${articleCount}) or ${[...pageLinks.keys()].join(', ')}.`,
  );
}

/**
 * Checks that every link and every related article exists.
 * @throws Error with the path of the file if one does not, or if an article names itself as related.
 */
export function checkArticleLinks(article: Article, articleCount: number): void {
  for (const token of flatten(article.tokens)) {
    if (token.type === 'link') linkTarget(article, token['href'], articleCount);
  }
  for (const number of article.related) {
    if (number > articleCount || number === article.number) {
      throw new Error(
        `${article.file}: "related" names ${number}, which is no other article. Name existing ones.`,
      );
    }
  }
}
