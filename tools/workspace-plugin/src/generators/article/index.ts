import { join } from 'node:path';
import { formatFiles, generateFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { stringify } from 'yaml';
import { lintAndTest } from '../../lint-and-test';
import { today } from '../../today';
import { checkArticle, normalizeArticle, type ArticleOptions } from './normalize-article';

/** Creates an article, complete except for its text and pictures. */
export async function articleGenerator(
  tree: Tree,
  options: ArticleOptions,
  date = today(),
): Promise<GeneratorCallback> {
  const article = normalizeArticle(tree, options, date);
  checkArticle(article);
  generateFiles(tree, join(__dirname, 'files'), article.directory, {
    date: article.date,
    related: article.related.join(', '),
    seed: Number(article.number),
    // A title may contain YAML syntax, such as a colon.
    yamlTitle: stringify(article.title, { lineWidth: 0 }).trim(),
  });
  await formatFiles(tree);
  const { directory } = article;
  return () =>
    lintAndTest({
      created: directory,
      mustPass: [`npx eslint ${directory}`],
      untilWritten: 'npx nx test blog-content',
    });
}
