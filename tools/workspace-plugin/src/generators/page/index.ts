import { join } from 'node:path';
import { formatFiles, generateFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { lintAndTest } from '../../lint-and-test';
import { addToTheSite, checkPage, linksFile, pathsFile, routesFile } from './add-to-the-site';
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
  return () =>
    lintAndTest({
      created: directory,
      mustPass: [
        `npx eslint ${directory} ${pathsFile} ${routesFile} ${linksFile}`,
        'npx nx typecheck web',
      ],
      untilWritten: 'npx nx test web checks/copy.test.ts app/routes.test.ts app/layout',
    });
}
