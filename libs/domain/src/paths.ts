/** Every public address of the site (specification, section 2). Nothing else spells one. */
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

/** The names of the two query parameters that the hero hands to the intake form. */
export const intakeParameters = { issue: 'accidentId', zip: 'zipCode' } as const;

export const articlesPerPage = 10;

/** Page 1 lists articles 1 to 10, page 2 from 11 on. */
export function blogPageOf(articleNumber: number): number {
  return Math.ceil(articleNumber / articlesPerPage);
}
