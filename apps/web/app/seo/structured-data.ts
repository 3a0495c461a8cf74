import { paths, site } from '@lawyers/domain';
import { absoluteUrl } from './absolute-url';
import { siteShareImage } from './share-image';

type Thing = Readonly<Record<string, unknown>>;

const organization: Thing = {
  '@type': 'Organization',
  '@id': absoluteUrl('/#organization'),
  name: site.company,
  url: absoluteUrl(paths.home),
  logo: absoluteUrl('/icon-512.png'),
};

/** What the home page is, for search engines: only what can be read on it (requirements § 2.12). */
export function homeData(): Thing {
  return graph([
    organization,
    {
      '@type': 'WebSite',
      '@id': absoluteUrl('/#website'),
      name: site.brand,
      url: absoluteUrl(paths.home),
      publisher: { '@id': organization['@id'] },
    },
  ]);
}

export type ArticleData = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** As in `PageMeta`: without one, the site's. */
  readonly image?: string | undefined;
  readonly published: string;
  readonly reviewed: string;
  readonly words: number;
};

/** What an article is. It names the publisher and no author: nobody is invented. */
export function articleData(article: ArticleData): Thing {
  return graph([
    organization,
    {
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.description,
      image: absoluteUrl(article.image ?? siteShareImage),
      datePublished: article.published,
      dateModified: article.reviewed,
      wordCount: article.words,
      inLanguage: 'en-US',
      mainEntityOfPage: absoluteUrl(article.path),
      author: { '@id': organization['@id'] },
      publisher: { '@id': organization['@id'] },
    },
  ]);
}

export type Crumb = { readonly name: string; readonly path: string };

/** Where a page stands, the same trail that is shown on it. */
export function breadcrumbData(crumbs: readonly Crumb[]): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

function graph(things: readonly Thing[]): Thing {
  return { '@context': 'https://schema.org', '@graph': things };
}
