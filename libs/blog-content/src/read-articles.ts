import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from './article';
import { articleFolders, type ArticleFolder } from './article-folders';
import { checkArticleLinks } from './article-links';
import { parseArticle, parseArticleLazily } from './parse-article';

/**
 * Reads and validates all articles in `directory`, in order of number.
 * @throws Error with the path of the file for an invalid folder name, front matter, link, or alt text.
 */
export function readArticles(directory: string): readonly Article[] {
  const articles = articleFolders(directory).map((folder) => readArticle(folder));
  for (const article of articles) checkArticleLinks(article, articles.length);
  return articles;
}

/**
 * As `readArticles`, but parses each Markdown on first access and checks no links: call `checkArticleLinks` before you
 * render an article.
 */
export function readArticlesLazily(directory: string): readonly Article[] {
  return articleFolders(directory).map((folder) => readArticle(folder, parseArticleLazily));
}

function readArticle({ path, ...folder }: ArticleFolder, parse = parseArticle): Article {
  const file = join(path, 'article.md');
  return parse(readFileSync(file, 'utf8'), { ...folder, file });
}
