import type { Review } from './review';
import { sampleReviews } from './sample-reviews';

/** The reviews that the home page draws from. With none, `[]`, it has no such section. */
export const reviews: readonly Review[] = sampleReviews;

/** Draws `count` reviews at random, repeats allowed (requirements § 2.6). `random` returns [0, 1). */
export function drawReviews(
  random: () => number,
  count = 4,
  from: readonly Review[] = reviews,
): readonly Review[] {
  return Array.from({ length: count }).flatMap(
    () => from[Math.floor(random() * from.length)] ?? [],
  );
}
