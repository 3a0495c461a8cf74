/**
 * Chrome fetches the page of a link before the click: when the pointer rests on it, or a finger touches it (decision 21).
 * Only pages of this site, and no address with a query, which may carry a case.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*\\?(.+)' } }] },
      eagerness: 'moderate',
    },
  ],
});
