import { paths } from '@lawyers/domain';
import type { Article } from './article';
import { flatten } from './parse-article';

const articleLink = /^article:(\d+)$/;
const pageLinks: ReadonlyMap<string, string> = new Map([
  ['page:home', paths.home],
  ['page:contact', paths.contact],
]);

/** The true address of a link written `article:9` or `page:home`, or undefined for anything else. */
export function resolveLink(href: string, articleCount: number): string | undefined {
  const number = Number(articleLink.exec(href)?.[1]);
  if (number >= 1 && number <= articleCount) return paths.article(number);
  return pageLinks.get(href);
}

/** @throws Error for a link or relation that leads nowhere, with the file's path. */
export function checkArticleLinks(article: Article, articleCount: number): void {
  for (const token of flatten(article.tokens)) {
    if (token.type === 'link' && !resolveLink(token['href'], articleCount)) {
      throw new Error(
        `${article.path}: the link "${token['href']}" leads nowhere. Write article:N (1 to ${articleCount}) or ${[...pageLinks.keys()].join(', ')}.`,
      );
    }
  }
  for (const number of article.related) {
    if (number > articleCount || number === article.number) {
      throw new Error(`${article.path}: "related" names ${number}, which is no other article.`);
    }
  }
}
