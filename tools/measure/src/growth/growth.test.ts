import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  articlesPerPage,
  blogPageOf,
  paths,
  privatePaths,
  publicPaths,
  site as facts,
} from '@lawyers/domain';
import { grownIn } from './growth';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'growth-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A site of empty pages within all limits. */
function site(articles: number) {
  const client = join(folder, String(articles));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), text);
  };
  const numbers = Array.from({ length: articles }, (_, index) => index + 1);
  const lists = numbers.slice(0, blogPageOf(articles));
  for (const path of [...publicPaths, ...privatePaths, ...numbers.map(paths.article)]) {
    write(join(path, 'index.html'), '<p>');
  }
  for (const list of lists) {
    const rows = Math.min(articlesPerPage, articles - (list - 1) * articlesPerPage);
    write(join(paths.blogPage(list), 'index.html'), '<article></article>'.repeat(rows));
  }
  write('assets/a.js', '//');
  write('feed.xml', '<rss><item></item></rss>');
  const addresses = (publicPaths.length + lists.length + articles) * facts.languages.length;
  write('sitemap.xml', `<urlset>${'<url></url>'.repeat(addresses)}</urlset>`);
  return { client, articles };
}

test('accepts a site that only has more articles', () => {
  expect(grownIn(site(15), site(40))).toEqual([]);
});

test.each([
  // 40 articles need 4 lists.
  ['about/index.html', '<p>grown', '/about: 8, at most 3'],
  [`${paths.article(3)}/index.html`, '<p>5', `${paths.article(3)}: 4, at most 3`],
  ['assets/b.js', '//', 'all scripts, in bytes: 4, at most 2'],
  ['feed.xml', '<item></item>'.repeat(51), 'entries of the feed: 51, at most 50'],
  [
    'blogs/page2/index.html',
    '<article></article>'.repeat(11),
    'rows of a list page: 11, at most 10',
  ],
  ['blogs/page9/index.html', '', 'list pages: 5, expected 4'],
  [
    'sitemap.xml',
    '<url></url>',
    `addresses in the sitemap: 1, expected ${(publicPaths.length + 4 + 40) * facts.languages.length}`,
  ],
])('names %s when it grew', (file, text, complaint) => {
  const large = site(40);
  mkdirSync(dirname(join(large.client, file)), { recursive: true });
  writeFileSync(join(large.client, file), text);
  expect(grownIn(site(15), large)).toContain(complaint);
});

test('throws for a missing page', () => {
  const large = site(40);
  cpSync(large.client, join(folder, 'copy'), { recursive: true });
  rmSync(join(folder, 'copy/about'), { recursive: true });
  expect(() => grownIn(site(15), { ...large, client: join(folder, 'copy') })).toThrow(/about/);
});
