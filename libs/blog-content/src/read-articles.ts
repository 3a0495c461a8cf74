import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from './article';
import { articleFolders, type ArticleFolder } from './article-folders';
import { checkArticleLinks } from './article-links';
import { parseArticle } from './parse-article';

/**
 * All articles below `directory`, in order of number.
 * @throws Error with the file's path when anything is wrong: a folder's name, front matter, a link, a picture.
 */
export function readArticles(directory: string): readonly Article[] {
  const articles = articleFolders(directory).map(readArticle);
  for (const article of articles) checkArticleLinks(article, articles.length);
  return articles;
}

function readArticle(folder: ArticleFolder): Article {
  const path = join(folder.path, 'article.md');
  return parseArticle(readFileSync(path, 'utf8'), { ...folder, path });
}
