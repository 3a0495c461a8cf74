/**
 * Chrome fetches the page of a link before the click, when the pointer is over it or a finger touches it (decision 21).
 * Only pages of this site are fetched, and none with a query, which may contain an issue and a zip code. The condition
 * `:hover` keeps phones from fetching every visible link.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { selector_matches: ':hover' },
          { not: { href_matches: '/*\\?(.+)' } },
        ],
      },
      eagerness: 'eager',
    },
  ],
});
