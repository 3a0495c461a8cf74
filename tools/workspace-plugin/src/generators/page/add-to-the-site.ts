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

/** A heading at 320 px, and a link in the footer. */
const longest = 60;

/** What stands at the root of the built site besides pages. */
const reserved: readonly string[] = ['assets'];

/** @throws Error that says what is wrong with the title and what to do. */
export function checkPage(tree: Tree, { title, slug, name, directory }: NewPage): void {
  if (!/^[a-z]/.test(slug)) {
    throw new Error(
      `"${title}" cannot name a page: begin with a letter, as in nx g page "How we are paid".`,
    );
  }
  if (title.length > longest) {
    throw new Error(`The title "${title}" has ${title.length} characters. Give it ${longest}.`);
  }
  const addresses = tree.read(pathsFile, 'utf-8') ?? '';
  const known = new RegExp(`^ {2}${name}:|'/${slug}'`, 'mi').test(addresses);
  if (known || tree.exists(directory) || reserved.includes(slug)) {
    throw new Error(`There is /${slug} or ${directory} already. Choose another title.`);
  }
}
