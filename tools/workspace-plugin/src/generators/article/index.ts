import { join } from 'node:path';
import { formatFiles, generateFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { stringify } from 'yaml';
import { checkArticle, normalizeArticle, type ArticleOptions } from './normalize-article';

/** Creates an article, complete except for its text and pictures. */
export async function articleGenerator(
  tree: Tree,
  options: ArticleOptions,
  // The Swedish locale has the ISO format.
  date = new Date().toLocaleDateString('sv-SE'),
): Promise<GeneratorCallback> {
  const article = normalizeArticle(tree, options);
  checkArticle(article);
  generateFiles(tree, join(__dirname, 'files'), article.directory, {
    date,
    related: article.related.join(', '),
    seed: Number(article.number),
    // A title may contain YAML syntax, such as a colon.
    yamlTitle: stringify(article.title, { lineWidth: 0 }).trim(),
  });
  await formatFiles(tree);
  const { directory } = article;
  return () => {
    console.log(`Write ${directory}. This lists what is missing: npx nx test blog-content`);
  };
}
