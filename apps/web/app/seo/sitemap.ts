import type { Article } from '@lawyers/blog-content';
import { blogPageOf, paths, publicPaths } from '@lawyers/domain';
import { absoluteUrl } from './absolute-url';
import { element, xmlResponse } from './xml';

/** Search engines read this many URLs of one sitemap. */
const maxUrls = 50_000;

/** The dates of the last change of pages that show one, by path. */
export type PageDates = Readonly<Record<string, string>>;

/** The sitemap of every indexable page (requirements § 2.12). */
export function sitemap(all: readonly Article[], updated: PageDates): Response {
  const newest = (dates: readonly string[]) => [...dates].sort().at(-1);
  const lastReview = newest(all.map(({ reviewed }) => reviewed));
  const pages = Array.from({ length: blogPageOf(all.length) }, (_, index) => index + 1);
  const entries: readonly (readonly [path: string, date?: string])[] = [
    ...publicPaths.map((path) => [path, updated[path]] as const),
    ...pages.map((page) => [paths.blogPage(page), lastReview] as const),
    ...all.map(({ number, reviewed }) => [paths.article(number), reviewed] as const),
  ];
  if (entries.length > maxUrls) {
    throw new Error(
      `The sitemap has ${entries.length} URLs; search engines read ${maxUrls}. Split it into one sitemap per page type.`,
    );
  }
  const urls = entries.map(
    ([path, date]) =>
      `<url>${element('loc', absoluteUrl(path))}${date ? element('lastmod', date) : ''}</url>`,
  );
  return xmlResponse(
    'application/xml',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>`,
  );
}
