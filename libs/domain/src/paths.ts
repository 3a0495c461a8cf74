/** Every public address of the site (requirements § 2.1). Nothing else spells one. */
export const paths = {
  home: '/',
  intake: '/formInput',
  confirm: '/confirmAlert',
  about: '/about',
  terms: '/service',
  contact: '/contact',
  blog: '/blogs',
  blogPage: (page: number) => `/blogs/page${page}`,
  article: (number: number) => `/blogs/page${blogPageOf(number)}/${number}`,
  /** Where the original's in-text links pointed; it redirects to the article. */
  articleByNumber: (number: number) => `/blogs/${number}`,
} as const;

type FixedPath = Extract<(typeof paths)[keyof typeof paths], string>;

/** The addresses without a number in them: a build makes a file of each. */
export const fixedPaths: readonly FixedPath[] = Object.values(paths).filter(
  (path) => typeof path === 'string',
);

/**
 * The case form, whose address says what a visitor chose, and the answer to what was sent: nothing stores these pages,
 * and no search engine shows them. Home and contact have a form too, but tell nothing of who opened them.
 */
export const privatePaths: readonly string[] = [paths.intake, paths.confirm];

/** The pages that say the same to everybody: not the blog, whose address leads on to its first list. */
export const publicPaths: readonly FixedPath[] = fixedPaths.filter(
  (path) => path !== paths.blog && !privatePaths.includes(path),
);

/** The names of the two query parameters that the hero hands to the intake form. */
export const intakeParameters = { issue: 'accidentId', zip: 'zipCode' } as const;

export const articlesPerPage = 10;

/** Page 1 lists articles 1 to 10, page 2 from 11 on. */
export function blogPageOf(articleNumber: number): number {
  return Math.ceil(articleNumber / articlesPerPage);
}
