import { formatFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { lintAndTest } from '../../lint-and-test';
import { addFiles } from './add-files';
import { addToTheSite, linksFile, pathsFile, routesFile } from './add-to-the-site';
import { checkPage } from './check-page';
import { normalizePage, type PageOptions } from './normalize-page';

/** A new page of words, with everything in place but the words. */
export async function pageGenerator(tree: Tree, options: PageOptions): Promise<GeneratorCallback> {
  const page = normalizePage(options);
  checkPage(tree, page);
  addFiles(tree, page);
  addToTheSite(tree, page);
  await formatFiles(tree);
  const { directory } = page;
  return () =>
    lintAndTest({
      made: directory,
      clean: [
        `npx eslint ${directory} ${pathsFile} ${routesFile} ${linksFile}`,
        'npx nx typecheck web',
      ],
      unwritten: 'npx nx test web app/copy.test.ts app/routes.test.ts app/shell',
    });
}
