/**
 * Chrome fetches the page of a link before the click: when the pointer is over it, or a finger touches it (decision 21).
 * Only pages of this site, and no address with a query, which may carry a case. Without `:hover`, a phone would fetch
 * every link that it shows.
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
