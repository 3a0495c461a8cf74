import type { MetaDescriptor } from 'react-router-dom';
import {
  defaultLanguage,
  feedPath,
  language,
  languages,
  pathIn,
  privatePaths,
  site,
} from '@lawyers/domain';
import { absoluteUrl } from '../build-settings';
import type { JsonLd } from './structured-data';

/** The share picture of pages that have none of their own. */
export const siteShareImage = '/open-graph.jpg';

export const feedType = 'application/rss+xml';

export type PageMeta = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /**
   * Whether search engines must not list the page, and shared links must have no preview. By default, true for
   * `privatePaths`.
   */
  readonly noindex?: boolean;
  /** The path of the share picture. It must be neutral, since it may appear on a phone that others see. */
  readonly image?: string;
  readonly type?: 'article';
  /** JSON-LD, which may only say what the page shows. */
  readonly data?: readonly JsonLd[];
};

/** The title of the document. It must be discreet, since others can see the tab and the history. */
export function pageTitle(title: string): string {
  return title === site.brand ? title : `${title} | ${site.brand}`;
}

/**
 * Links to the page in every published language, and for readers of all others (`x-default`). Empty if only one
 * language is published.
 */
export function alternates(path: string) {
  if (site.languages.length === 1) return [];
  const pages = site.languages.map((to) => ({ hrefLang: to as string, to }));
  return [...pages, { hrefLang: 'x-default', to: defaultLanguage }].map(({ hrefLang, to }) => ({
    rel: 'alternate',
    hrefLang,
    href: absoluteUrl(pathIn(to, path)),
  }));
}

/**
 * The descriptors of a page's head: title, description, links, previews, and structured data (requirements § 2.12). A
 * page with `noindex` has only the title, the description, and the `robots` descriptor that says `noindex`.
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = pageTitle(page.title);
  const description = { name: 'description', content: page.description };
  const noindex = page.noindex ?? privatePaths.includes(page.path);
  if (noindex) return [{ title }, description, { name: 'robots', content: 'noindex' }];
  const url = absoluteUrl(page.path);
  return [
    { title },
    description,
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternates(page.path).map((link) => ({ tagName: 'link' as const, ...link })),
    { tagName: 'link', rel: 'alternate', type: feedType, href: absoluteUrl(feedPath) },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: languages[language].locale.replace('-', '_') },
    { property: 'og:image', content: absoluteUrl(page.image ?? siteShareImage) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.data
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...page.data] } }]
      : []),
  ];
}
