import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  articlesPerPage,
  blogPageOf,
  paths,
  privatePaths,
  publicPaths,
  site,
} from '@lawyers/domain';
import { elementsOf, filesBelow } from '@lawyers/hosting';

type Site = { readonly client: string; readonly articles: number };

/** Limits in entries; search engines read no more of a sitemap. */
const feedLimit = 50;
const sitemapLimit = 50_000;

/**
 * A message for each page, script, or count that grew beyond its limit. `small` has only the real articles; `large` has
 * them and more.
 */
export function grownIn(small: Site, large: Site): readonly string[] {
  const pages = [...publicPaths, ...privatePaths, ...sharedArticles(small.articles)];
  const lists = Array.from({ length: blogPageOf(large.articles) }, (_, index) => index + 1);
  const rows = lists.map((list) => count(large, pageFile(paths.blogPage(list)), 'article'));
  const pagesInOneLanguage = publicPaths.length + lists.length + large.articles;
  const addresses = pagesInOneLanguage * site.languages.length;
  return [
    ...pages.flatMap((path) => atMost(path, bytes(large, path), bytes(small, path))),
    ...atMost('all scripts, in bytes', scriptBytes(large), scriptBytes(small)),
    ...atMost('rows of a list page', Math.max(...rows), articlesPerPage),
    ...exactly('list pages', listPages(large), lists.length),
    ...exactly('rows of all list pages', sum(rows), large.articles),
    ...atMost('entries of the feed', count(large, 'feed.xml', 'item'), feedLimit),
    ...exactly('addresses in the sitemap', count(large, 'sitemap.xml', 'url'), addresses),
    ...atMost('addresses in the sitemap', addresses, sitemapLimit),
  ];
}

/** Without the last one, which links to a next article only in the larger site. */
function sharedArticles(articles: number): readonly string[] {
  return Array.from({ length: articles - 1 }, (_, index) => paths.article(index + 1));
}

function atMost(what: string, found: number, limit: number): readonly string[] {
  return found > limit ? [`${what}: ${found}, at most ${limit}`] : [];
}

function exactly(what: string, found: number, expected: number): readonly string[] {
  return found === expected ? [] : [`${what}: ${found}, expected ${expected}`];
}

function pageFile(path: string): string {
  return join(path, 'index.html');
}

function bytes({ client }: Site, path: string): number {
  return statSync(join(client, pageFile(path))).size;
}

function scriptBytes({ client }: Site): number {
  const scripts = filesBelow(client).filter((file) => file.endsWith('.js'));
  return sum(scripts.map((file) => statSync(join(client, file)).size));
}

function count({ client }: Site, file: string, element: string): number {
  const elements = elementsOf(readFileSync(join(client, file), 'utf8'));
  return elements.filter(({ tagName }) => tagName === element).length;
}

function listPages({ client }: Site): number {
  return readdirSync(join(client, paths.blog)).filter((name) => name.startsWith('page')).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
