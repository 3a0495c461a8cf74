import { ownReviews } from './prose/own-reviews';
import { sampleReviews } from './prose/sample-reviews';
import type { Review } from './review';

/** The reviews of the home page. If empty, the page omits the section (requirements § 2.6). */
export const reviews: readonly Review[] = ownReviews ?? sampleReviews;

/**
 * Returns `count` random reviews, with repeats (requirements § 2.6), or none if `from` is empty. `random` returns a
 * number in [0, 1).
 */
export function drawReviews(
  random: () => number,
  count: number,
  from: readonly Review[],
): readonly Review[] {
  return Array.from({ length: count }).flatMap(
    () => from[Math.floor(random() * from.length)] ?? [],
  );
}
