import { ownReviews } from './prose/own-reviews';
import { sampleReviews } from './prose/sample-reviews';
import type { Review } from './review';

/** The reviews of the home page. If empty, the page omits the section (requirements § 2.6). */
export const reviews: readonly Review[] = ownReviews ?? sampleReviews;

/**
 * Returns `count` random reviews, which may repeat (requirements § 2.6). Returns none if `from` is empty.
 * @param random Returns a number of at least 0 and below 1, as `Math.random` does.
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
