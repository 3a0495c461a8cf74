import { join } from 'node:path';
import { formatFiles, generateFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { addToTheSite, checkPage } from './add-to-the-site';
import { normalizePage, type PageOptions } from './normalize-page';

/** Creates a content page, complete except for its text. */
export async function pageGenerator(tree: Tree, options: PageOptions): Promise<GeneratorCallback> {
  const page = normalizePage(options);
  checkPage(tree, page);
  const { title, slug, name, className, directory } = page;
  // As code, since a title may contain an apostrophe.
  const heading = JSON.stringify(title);
  generateFiles(tree, join(__dirname, 'files'), directory, { heading, slug, name, className });
  addToTheSite(tree, page);
  await formatFiles(tree);
  return () => {
    console.log(`Write the texts in ${directory}. This lists what is missing: npx nx test web`);
  };
}
