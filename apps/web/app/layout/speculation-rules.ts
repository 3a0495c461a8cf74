/**
 * Makes Chrome fetch the page of a link before the click, when the pointer is over it or a finger touches it (decision
 * 21). Only pages of this site are fetched, and none whose address has a query: it may contain an issue and a zip code,
 * which only a click should send. With the eagerness `eager` alone, a phone would fetch every visible link. The
 * condition `:hover` prevents that.
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
