import { formatFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { lintAndTest } from '../../lint-and-test';
import { today } from '../../today';
import { addFiles } from './add-files';
import { checkArticle } from './check-article';
import { normalizeArticle, type ArticleOptions } from './normalize-article';

/** A new article, with everything in place but the words and the pictures. */
export async function articleGenerator(
  tree: Tree,
  options: ArticleOptions,
  date = today(),
): Promise<GeneratorCallback> {
  const article = normalizeArticle(tree, options, date);
  checkArticle(article);
  addFiles(tree, article);
  await formatFiles(tree);
  const { directory } = article;
  return () =>
    lintAndTest({
      made: directory,
      clean: [`npx eslint ${directory}`],
      unwritten: 'npx nx test blog-content',
    });
}
