import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articlesPerPage, paths, privatePaths, publicPaths } from '@lawyers/domain';
import { filesBelow } from './site-bytes';

/** What a feed and a sitemap may hold (in entries). */
const feedLimit = 50;
const sitemapLimit = 50_000;

/**
 * What of a site with `count` articles has grown that must not have, in words; empty when all is well. `small` is
 * the site with the real articles alone, all of which the other has, too.
 */
export function growthComplaints(
  small: { readonly client: string; readonly count: number },
  large: { readonly client: string; readonly count: number },
): readonly string[] {
  const complaints: string[] = [];
  const expectSame = (what: string, expected: number, found: number) => {
    if (found !== expected) complaints.push(`${what}: ${found}, expected ${expected}`);
  };
  for (const path of sharedPages(small.count)) {
    const [before, after] = [small, large].map(({ client }) => pageOf(client, path));
    expectSame(`HTML of ${path} without its digits`, weight(before), weight(after));
  }
  const [before, after] = [small, large].map(({ client }) => scriptsOf(client));
  expectSame('characters of script without its digits', before ?? 0, after ?? 0);

  const lists = Array.from({ length: listCount(large.count) }, (_, index) => index + 1);
  expectSame('list pages', lists.length, listsIn(large.client));
  for (const list of lists) {
    const rows = pageOf(large.client, paths.blogPage(list)).split('<article').length - 1;
    const expected = Math.min(articlesPerPage, large.count - (list - 1) * articlesPerPage);
    expectSame(`rows of ${paths.blogPage(list)}`, expected, rows);
  }
  const buttons = lists.map((list) => buttonsOf(pageOf(large.client, paths.blogPage(list))));
  if (Math.max(...buttons) > 7) complaints.push(`a list page has ${Math.max(...buttons)} buttons`);
  const count = (file: string, tag: string) =>
    readFileSync(join(large.client, file), 'utf8').split(`<${tag}>`).length - 1;
  if (count('feed.xml', 'item') > feedLimit) complaints.push('the feed grows with the articles');
  const addresses = count('sitemap.xml', 'url');
  const inSitemap = publicPaths.length + lists.length + large.count;
  expectSame('addresses in the sitemap', inSitemap, addresses);
  if (addresses > sitemapLimit) complaints.push('the sitemap is longer than search engines read');
  return complaints;
}

/** The fixed pages and the articles that both sites have, except the last, which has a next one only in one. */
function sharedPages(count: number): readonly string[] {
  const articles = Array.from({ length: count - 1 }, (_, index) => paths.article(index + 1));
  return [...publicPaths, ...privatePaths, ...articles];
}

const listCount = (count: number) => Math.ceil(count / articlesPerPage);

function listsIn(client: string): number {
  return readdirSync(join(client, paths.blog)).filter((name) => /^page\d+$/.test(name)).length;
}

function pageOf(client: string, path: string): string {
  const file = join(client, path, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function buttonsOf(html: string): number {
  return html.match(/aria-label="Page \d+"/g)?.length ?? 0;
}

function scriptsOf(client: string): number {
  return filesBelow(client)
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + weight(readFileSync(join(client, file), 'utf8')), 0);
}

/** Its length without digits, and without the hashes of files, which may hold more or fewer of them. */
function weight(text = ''): number {
  return text.replace(/-[\w-]{8}(?=\.\w+\b)/g, '').replace(/\d/g, '').length;
}
