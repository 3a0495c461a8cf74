import type { Tree } from '@nx/devkit';
import { insertLine } from '../../insert-line';
import { webApp, type NewPage } from './normalize-page';

export const pathsFile = 'libs/domain/src/paths.ts';
export const routesFile = `${webApp}/routes.ts`;
export const linksFile = `${webApp}/layout/navigation.ts`;

/** Adds the address, the route, and a link. Sitemap, headers, and tests follow from the address. */
export function addToTheSite(tree: Tree, { title, slug, name }: NewPage): void {
  insertLine(tree, pathsFile, `  ${name}: \`\${prefix}/${slug}\`,`, { before: /^ {2}blog:/ });
  insertLine(tree, routesFile, `  page(paths.${name}, 'pages/${slug}/${slug}.route.tsx'),`, {
    before: /^ {2}page\(paths\.blog,/,
  });
  const label = `t({ en: ${JSON.stringify(title)}, es: 'TODO: el título en español' })`;
  insertLine(tree, linksFile, `  { label: ${label}, href: paths.${name} },`, {
    after: /en: 'Terms',.* href: paths\.terms/,
  });
}

/** Must fit a heading at 320 px and a link in the footer. */
const longest = 60;

/** Folders of the built site that are not pages. */
const reserved: readonly string[] = ['assets', 'es'];

/** @throws Error with the fix when the title is invalid. */
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
  const known = new RegExp(`^ {2}${name}:|/${slug}\``, 'mi').test(addresses);
  if (known || tree.exists(directory) || reserved.includes(slug)) {
    throw new Error(`There is /${slug} or ${directory} already. Choose another title.`);
  }
}
