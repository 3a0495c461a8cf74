import { join } from 'node:path';
import { formatFiles, generateFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { stringify } from 'yaml';
import { newArticle, type ArticleOptions } from './new-article';

/** Creates an article, complete except for its text and pictures. */
export async function articleGenerator(
  tree: Tree,
  options: ArticleOptions,
  // The Swedish locale has the ISO format.
  date = new Date().toLocaleDateString('sv-SE'),
): Promise<GeneratorCallback> {
  const { title, directory, related } = newArticle(tree, options);
  generateFiles(tree, join(__dirname, 'files'), directory, {
    date,
    related: related.join(', '),
    // A title may contain YAML syntax, such as a colon.
    yamlTitle: stringify(title, { lineWidth: 0 }).trim(),
  });
  await formatFiles(tree);
  return () => {
    console.log(
      `Write ${directory}, and replace its cover.svg. This lists what is missing: npx nx test blog-content`,
    );
  };
}
