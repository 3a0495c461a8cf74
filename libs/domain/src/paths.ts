import { defaultLanguage, language, languages, type Language } from './language';

const { prefix } = languages[language];

/**
 * The paths of all pages in the language of this build (requirements § 2.1, § 2.2). Use these instead of writing paths
 * by hand, which would lack the prefix of the language.
 */
export const paths = {
  home: prefix || '/',
  intake: `${prefix}/formInput`,
  confirm: `${prefix}/confirmAlert`,
  about: `${prefix}/about`,
  terms: `${prefix}/service`,
  contact: `${prefix}/contact`,
  staySafe: `${prefix}/stay-safe`,
  blog: `${prefix}/blogs`,
  blogPage: (page: number) => `${prefix}/blogs/page${page}`,
  article: (number: number) => `${prefix}/blogs/page${blogPageOf(number)}/${number}`,
  /** A path of the earlier site, which this one replaces. It redirects to the article, so that old links still work. */
  articleByNumber: (number: number) => `${prefix}/blogs/${number}`,
} as const;

/** Returns the path of the same page in another language, without a trailing slash. */
export function pathIn(other: Language, path: string): string {
  const page = path.replace(/\/+$/, '').slice(languages[languageAt(path)].prefix.length);
  return `${languages[other].prefix}${page}` || '/';
}

type FixedPath = Extract<(typeof paths)[keyof typeof paths], string>;

/**
 * The paths in `paths` that contain no number: those of all pages except articles and lists of articles. They include
 * `paths.blog`, which only redirects to the first list. A build writes a file for each.
 */
export const fixedPaths: readonly FixedPath[] = Object.values(paths).filter(
  (path) => typeof path === 'string',
);

/**
 * The intake form, whose address contains the visitor's choices, and the confirmation, whose address shows that the
 * visitor sent an inquiry. They are `no-store`, `noindex`, and not in the sitemap (requirements § 2.12).
 */
export const privatePaths: readonly string[] = [paths.intake, paths.confirm];

/**
 * The fixed paths that search engines may index (requirements § 2.12). `paths.blog` is left out, because it only
 * redirects.
 */
export const publicPaths: readonly FixedPath[] = fixedPaths.filter(
  (path) => path !== paths.blog && !privatePaths.includes(path),
);

/** Returns the language of the page at a path. */
export function languageAt(path: string): Language {
  const tags = Object.keys(languages) as Language[];
  const isBelow = (root: string) => root !== '' && `${path}/`.startsWith(`${root}/`);
  return tags.find((tag) => isBelow(languages[tag].prefix)) ?? defaultLanguage;
}

export const articlesPerPage = 10;

/** Returns the number of the page that lists the article: 1 for articles 1 to 10, and so on (requirements § 2.2). */
export function blogPageOf(articleNumber: number): number {
  return Math.ceil(articleNumber / articlesPerPage);
}
