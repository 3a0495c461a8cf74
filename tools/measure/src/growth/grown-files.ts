import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@lawyers/domain';
import { elementsOf, filesBelow } from '@lawyers/hosting';

/** Search engines read no more addresses of a sitemap. */
const sitemapLimit = 50_000;

/**
 * A message for each page and script of a site that a site with more articles lacks or has larger, and for a sitemap
 * that is too large. Lists may have more buttons.
 * @param articles Of the small site. Its last article links to a next one in the large site only.
 */
export function grownFiles(small: string, large: string, articles: number): readonly string[] {
  const mayGrow = (file: string) =>
    /blogs\/page\d+\/index\.html$/.test(file) ||
    file.endsWith(`${paths.article(articles)}/index.html`.slice(1));
  const size = (client: string, file: string) =>
    statSync(join(client, file), { throwIfNoEntry: false })?.size ?? Infinity;
  const grown = filesBelow(small)
    .filter((file) => /\.(html|js)$/.test(file) && !mayGrow(file))
    .filter((file) => size(large, file) > size(small, file))
    .map((file) => `${file}: ${size(large, file)} bytes, at most ${size(small, file)}`);
  const sitemap = elementsOf(readFileSync(join(large, 'sitemap.xml'), 'utf8'));
  const addresses = sitemap.filter(({ tagName }) => tagName === 'url').length;
  return addresses > sitemapLimit ? [...grown, `sitemap.xml: ${addresses} addresses`] : grown;
}
