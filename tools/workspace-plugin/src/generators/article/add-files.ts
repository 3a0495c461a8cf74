import { join } from 'node:path';
import { generateFiles, type Tree } from '@nx/devkit';
import { stringify } from 'yaml';
import type { NewArticle } from './normalize-article';

/** Writes the article's folder. */
export function addFiles(tree: Tree, article: NewArticle): void {
  generateFiles(tree, join(__dirname, 'files'), article.directory, {
    date: article.date,
    related: article.related.join(', '),
    seed: Number(article.number),
    // A title may hold what YAML reads as its own, such as a colon.
    yamlTitle: stringify(article.title, { lineWidth: 0 }).trim(),
  });
}
