import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from './article';
import { articleFolders, type ArticleFolder } from './article-folders';
import { checkArticleLinks } from './article-links';
import { parseArticle, parseWhenAsked } from './parse-article';

/**
 * All articles below `directory`, in order of number.
 * @throws Error with the file's path when anything is wrong: a folder's name, front matter, a link, a picture.
 */
export function readArticles(directory: string): readonly Article[] {
  const articles = articleFolders(directory).map((folder) => readArticle(folder));
  for (const article of articles) checkArticleLinks(article, articles.length);
  return articles;
}

/**
 * As `readArticles`, with each text parsed when something of it is first asked for. Who shows an article checks its
 * links then, by `checkArticleLinks`.
 */
export function readArticlesLazily(directory: string): readonly Article[] {
  return articleFolders(directory).map((folder) => readArticle(folder, parseWhenAsked));
}

function readArticle({ path, ...folder }: ArticleFolder, parse = parseArticle): Article {
  const file = join(path, 'article.md');
  return parse(readFileSync(file, 'utf8'), { ...folder, file });
}
