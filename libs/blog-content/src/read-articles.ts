import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, language, languages } from '@lawyers/domain';
import type { Article } from './article';
import { articleFolders, type ArticleFolder } from './article-folders';
import { checkRelated } from './article-links';
import { readFrontMatter } from './front-matter';
import { parseArticle } from './parse-article';

/**
 * Reads and validates all articles in `directory`, sorted by number.
 * @param name The name of the file in each article's folder; by default that of the build's language.
 * @throws Error with the path of the folder or file, for an invalid folder name or number, front matter, or
 * Markdown, for a related article that does not exist, or for a missing file.
 */
export function readArticles(directory?: string, name: string = articleFile): readonly Article[] {
  const articles = articleFolders(directory).map((folder) => readArticle(folder, name));
  for (const article of articles) checkRelated(article, articles.length);
  return articles;
}

const { articleFile } = languages[language];
const english = languages[defaultLanguage].articleFile;

function readArticle({ path, ...folder }: ArticleFolder, name: string): Article {
  const file = join(path, name);
  const source = readSource(file);
  if (name === english) return parseArticle(source, { ...folder, file });
  const original = join(path, english);
  return parseArticle(source, { ...folder, file }, readFrontMatter(readSource(original), original));
}

function readSource(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(
      `${file}: cannot be read. Each article has a file in each language of the site.`,
      { cause: error },
    );
  }
}

let read: readonly Article[] | undefined;

/**
 * All articles in the build's language, sorted by number. The development server reads them again for each request, so
 * that it shows edits at once.
 */
export function articles(): readonly Article[] {
  if (process.env['NODE_ENV'] === 'development') return readArticles();
  return (read ??= readArticles());
}
