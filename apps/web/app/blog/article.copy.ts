/** The words around an article's own (requirements § 2.11). */
export const articleCopy = {
  minutes: 'minute read',
  lastReviewed: 'Last reviewed',
  sources: 'Sources',
  neighbors: { label: 'Previous and next article', previous: 'Previous', next: 'Next' },
  related: 'Related articles',
} as const;
