/** The words around an article's own (specification, section 1). */
export const articleCopy = {
  minutes: 'minute read',
  lastReviewed: 'Last reviewed',
  sources: 'Sources',
  neighbours: { label: 'Previous and next article', previous: 'Previous', next: 'Next' },
  related: 'Related articles',
} as const;
