import { site } from '@lawyers/domain';
import type { MetaDescriptor } from 'react-router';
import { settings } from '../settings';

export type PageMeta = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Kept out of search results. */
  readonly noindex?: boolean;
};

/** Title, description and canonical address of a page. Titles are discreet: a tab is seen over a shoulder. */
export function pageMeta({ title, description, path, noindex }: PageMeta): MetaDescriptor[] {
  const fullTitle = title === site.brand ? title : `${title} | ${site.brand}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: new URL(path, settings.VITE_SITE_URL).href }]),
  ];
}
