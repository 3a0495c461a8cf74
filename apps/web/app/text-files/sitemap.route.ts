import { articles } from '@lawyers/blog-content';
import { blogPageOf, pathIn, paths, publicPaths, site } from '@lawyers/domain';
import { absoluteUrl } from '../build-settings';
import { termsCopy } from '../pages/terms/terms.copy';
import { alternates } from '../seo/page-meta';
import { element, xmlResponse } from './xml.server';

/** The sitemap of every indexable page in every published language (requirements § 2.12). */
export function loader(): Response {
  const all = articles();
  const newest = (dates: readonly string[]) => [...dates].sort().at(-1);
  const lastReview = newest(all.map(({ reviewed }) => reviewed));
  const pages = Array.from({ length: blogPageOf(all.length) }, (_, index) => index + 1);
  const entries: readonly (readonly [path: string, date?: string])[] = [
    ...publicPaths.map(
      (path) => [path, path === paths.terms ? termsCopy.updated : undefined] as const,
    ),
    ...pages.map((page) => [paths.blogPage(page), lastReview] as const),
    ...all.map(({ number, reviewed }) => [paths.article(number), reviewed] as const),
  ];
  const urls = entries.flatMap(([path, date]) => {
    const links = alternates(path).map(
      ({ rel, hrefLang, href }) =>
        `<xhtml:link rel="${rel}" hreflang="${hrefLang}" href="${href}"/>`,
    );
    const rest = `${date ? element('lastmod', date) : ''}${links.join('')}`;
    return site.languages.map(
      (to) => `<url>${element('loc', absoluteUrl(pathIn(to, path)))}${rest}</url>`,
    );
  });
  return xmlResponse(
    'application/xml',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>`,
  );
}
