import { sampleReviews } from './sample-reviews';

/** A review in the carousel. */
export type Review = {
  /** That nobody wrote it. The page then says so, and a launch is refused (16 CFR 465). A real review leaves it out. */
  readonly sample?: boolean;
  readonly name: string;
  /** Number of the abstract portrait. */
  readonly avatar: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  /** As the client gave it. */
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** City and state. */
  readonly address: string;
  readonly subject: string;
  readonly content: string;
};

/** The reviews that the home page draws from. With none, `[]`, it has no such section. */
export const reviews: readonly Review[] = sampleReviews;

/** Draws `count` reviews at random, repeats allowed (specification, section 9). `random` returns [0, 1). */
export function drawReviews(
  random: () => number,
  count = 4,
  from: readonly Review[] = reviews,
): readonly Review[] {
  return Array.from({ length: count }).flatMap(
    () => from[Math.floor(random() * from.length)] ?? [],
  );
}
