import type { Part } from '../bytes/page-bytes';
import type { Run } from '../report/run';

/** Times in ms, simulated by Lighthouse for its mobile profile; `cls` has no unit. */
export type Timing = {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
};

export type Scores = {
  /** Performance, accessibility, best practices, SEO: 0 to 100. */
  readonly scores: readonly number[];
  /** Failed audits, except performance. */
  readonly failed: readonly string[];
};

export type RouteFigures = {
  readonly name: string;
  readonly path: string;
  /** Medians of all visits. */
  readonly page: Timing;
  /** The variants of the page (`variants.ts`), visited in the same rounds. */
  readonly bare: Timing;
  readonly paper: Timing;
  /** (largest − smallest) ÷ median of LCP. */
  readonly spread: number;
  readonly mobile: Scores;
  readonly desktop: Scores;
};

/** The longest interaction to next paint of each visit, in ms, at a 4× slowed processor. */
export type InteractionFigures = {
  readonly name: string;
  /** As the page's first interaction, which also starts hydration. */
  readonly first: readonly number[];
  /** On a hydrated page. */
  readonly hydrated: readonly number[];
};

/** From the first interaction until the last island is hydrated in ms, at a 4× slowed processor. */
export type HydrationFigures = {
  readonly name: string;
  readonly now: readonly number[];
  /** Another build, visited alternately. */
  readonly before?: readonly number[];
};

/** Bytes as sent with brotli, of the page at `address`. */
export type BytesFigures = { readonly address: string } & Readonly<Record<Part, number>>;

/** The figures in `docs/performance/bench.json`, written by `npm run bench`. */
export type BenchFigures = {
  readonly run: Run;
  /** Visits per figure, which is their median. */
  readonly visits: number;
  readonly routes: readonly RouteFigures[];
  readonly interactions: readonly InteractionFigures[];
  readonly hydration: readonly HydrationFigures[];
  readonly bytes: readonly BytesFigures[];
};
