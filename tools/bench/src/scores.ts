/** Lighthouse's verdict of one run on everything, 0 to 100 each. */
export type Scores = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** The audits that cost points, without those of times. */
  readonly failed: readonly string[];
};

export type RouteScores = {
  readonly name: string;
  readonly mobile: Scores;
  readonly desktop: Scores;
};

/** The four in Lighthouse's order. */
export function scoreLine(scores: Scores): string {
  const { performance, accessibility, bestPractices, seo } = scores;
  return [performance, accessibility, bestPractices, seo].join(' / ');
}
