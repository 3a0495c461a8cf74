import type { Part } from '../bytes/page-bytes';
import type { Run } from '../report/run';

/** Times in ms as Lighthouse simulates them for its mobile profile; `cls` has no unit. */
export type Timing = {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
};

export type Scores = {
  /** Performance, accessibility, best practices, SEO: 0 to 100. */
  readonly scores: readonly number[];
  /** Audits that cost points, times excluded. */
  readonly failed: readonly string[];
};

export type RouteFigures = {
  readonly name: string;
  readonly path: string;
  /** Medians of all visits. */
  readonly page: Timing;
  /** The same page with something left out (`variants.ts`), visited in the same rounds. */
  readonly bare: Timing;
  readonly paper: Timing;
  /** How far the visits lie apart: (largest − smallest) ÷ median of LCP. */
  readonly spread: number;
  readonly mobile: Scores;
  readonly desktop: Scores;
};

/** From the input to the next paint in ms, the longest of each visit, at a 4× slowed processor. */
export type InteractionFigures = {
  readonly name: string;
  /** The interaction is the first one on the page, so that hydration starts under it. */
  readonly first: readonly number[];
  /** The page is hydrated. */
  readonly hydrated: readonly number[];
};

/** From the first interaction until the last island is hydrated in ms, at a 4× slowed processor. */
export type HydrationFigures = {
  readonly name: string;
  readonly now: readonly number[];
  /** Another build, visited in turns with this one. */
  readonly before?: readonly number[];
};

/** Bytes as sent with brotli, of the page at `address`. */
export type BytesFigures = { readonly address: string } & Readonly<Record<Part, number>>;

/** What `npm run bench` writes to `docs/performance/bench.json`. */
export type BenchFigures = {
  readonly run: Run;
  /** Visits of which each figure is the median. */
  readonly visits: number;
  readonly routes: readonly RouteFigures[];
  readonly interactions: readonly InteractionFigures[];
  readonly hydration: readonly HydrationFigures[];
  readonly bytes: readonly BytesFigures[];
};
