import type { Tree } from '@nx/devkit';
import { insertLine } from '../../insert-line';
import { webApp, type NewPage } from './normalize-page';

export const pathsFile = 'libs/domain/src/paths.ts';
export const routesFile = `${webApp}/routes.ts`;
export const linksFile = `${webApp}/shell/navigation.ts`;

/** The address, the route and a link that leads there; sitemap, headers and tests follow from the address. */
export function addToTheSite(tree: Tree, { title, slug, name }: NewPage): void {
  insertLine(tree, pathsFile, `  ${name}: '/${slug}',`, { before: /^ {2}blog:/ });
  insertLine(tree, routesFile, `  page(paths.${name}, '${slug}/${slug}.route.tsx'),`, {
    before: /^ {2}page\(paths\.blog,/,
  });
  insertLine(tree, linksFile, `  { label: ${JSON.stringify(title)}, href: paths.${name} },`, {
    after: /label: 'Terms', href: paths\.terms/,
  });
}
