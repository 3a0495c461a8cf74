import { basename, dirname } from 'node:path';
import { pictureHtml } from './src/parts/pictures.mjs';

export const articlesPerPage = 10;
export const articlePath = (number) =>
  `/blogs/page${Math.ceil(number / articlesPerPage)}/${number}`;

/** Turns `article:9` into an address and a picture's name into its exported files, while Markdown is read. */
export function siteLinks() {
  return (tree, file) => walk(tree, basename(dirname(file.path)));
}

function walk(node, folder) {
  if (node.type === 'link') {
    const number = /^article:(\d+)$/.exec(node.url)?.[1];
    const pages = { 'page:home': '/', 'page:contact': '/contact' };
    node.url = number ? articlePath(Number(number)) : (pages[node.url] ?? node.url);
  }
  if (node.type === 'image') {
    node.type = 'html';
    node.value = pictureHtml(folder, node.url, node.alt, '(min-width: 640px) 584px, 92vw');
  }
  for (const child of node.children ?? []) walk(child, folder);
}
