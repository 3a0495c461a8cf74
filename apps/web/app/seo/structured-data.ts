import { defaultLanguage, language, languages, pathIn, paths, site } from '@lawyers/domain';
import { absoluteUrl } from '../build-settings';

/** An object of a page's JSON-LD. */
export type JsonLd = Readonly<Record<string, unknown>>;

const organization: JsonLd = {
  '@type': 'Organization',
  '@id': absoluteUrl('/#organization'),
  name: site.company,
  // The English address on every page, because all pages must describe the same company in the same way.
  url: absoluteUrl(pathIn(defaultLanguage, paths.home)),
  logo: absoluteUrl('/icon-512.png'),
};

/** JSON-LD of the home page, limited to what the page shows (requirements § 2.12). */
export function homeData(): readonly JsonLd[] {
  return [
    organization,
    {
      '@type': 'WebSite',
      '@id': absoluteUrl(`${paths.home}#website`),
      name: site.brand,
      url: absoluteUrl(paths.home),
      publisher: { '@id': organization['@id'] },
    },
  ];
}

export type ArticleData = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** The path of the article's share picture. */
  readonly image: string;
  readonly published: string;
  readonly reviewed: string;
};

/** JSON-LD of an article. The author is the organization, since the site must not invent a person. */
export function articleData(article: ArticleData): readonly JsonLd[] {
  return [
    organization,
    {
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.description,
      image: absoluteUrl(article.image),
      datePublished: article.published,
      dateModified: article.reviewed,
      inLanguage: languages[language].locale,
      mainEntityOfPage: absoluteUrl(article.path),
      author: { '@id': organization['@id'] },
      publisher: { '@id': organization['@id'] },
    },
  ];
}

export type Crumb = { readonly name: string; readonly path: string };

/** JSON-LD of the breadcrumbs that the page shows. */
export function breadcrumbData(crumbs: readonly Crumb[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
