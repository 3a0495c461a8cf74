import { privatePaths, site } from '@lawyers/domain';
import type { MetaDescriptor } from 'react-router-dom';
import { absoluteUrl } from './absolute-url';
import { siteShareImage } from './share-image';
import { pageTitle } from './page-title';

export type PageMeta = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /**
   * Kept out of search results, and without a preview when its address is shared; private pages are without saying.
   */
  readonly noindex?: boolean;
  /** The picture shown when the page is shared; neutral, since it can appear on a family's phone. */
  readonly image?: string | undefined;
  readonly type?: 'website' | 'article';
  /** JSON-LD that says what the page itself says. */
  readonly data?: readonly object[];
};

/** What stands in a page's head. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = pageTitle(page.title);
  const description = { name: 'description', content: page.description };
  const noindex = page.noindex ?? privatePaths.includes(page.path);
  if (noindex) return [{ title }, description, { name: 'robots', content: 'noindex' }];
  const address = absoluteUrl(page.path);
  return [
    { title },
    description,
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:image', content: absoluteUrl(page.image ?? siteShareImage) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.data ?? []).map((data) => ({ 'script:ld+json': data })),
  ];
}
