import type { Finding, Launch } from './launch';

/** Reports sample reviews. Invented reviews are illegal, labeled or not (16 CFR 465). */
export function checkReviews({ reviews }: Launch): readonly Finding[] {
  const samples = reviews.filter(({ sample }) => sample);
  if (samples.length === 0) return [];
  return [
    {
      item: 'reviews',
      problem: `hold samples that no client wrote (${samples.length} of ${reviews.length})`,
      fix: 'In libs/domain/src/own-reviews.ts set ownReviews to real ones, or to []: the home page then has no such section. Build again.',
    },
  ];
}
