import { formatFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { addFiles } from './add-files';
import { addToTheSite } from './add-to-the-site';
import { checkPage } from './check-page';
import { lintAndTest } from './lint-and-test';
import { normalizePage, type PageOptions } from './normalize-page';

/** A new page of words, with everything in place but the words. */
export async function pageGenerator(tree: Tree, options: PageOptions): Promise<GeneratorCallback> {
  const page = normalizePage(options);
  checkPage(tree, page);
  addFiles(tree, page);
  addToTheSite(tree, page);
  await formatFiles(tree);
  return () => lintAndTest(page);
}
