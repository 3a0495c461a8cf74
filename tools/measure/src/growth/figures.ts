import type { Run } from '../report/run';

export type GrowthBuild = {
  readonly articles: number;
  /** Build time without a cache. */
  readonly seconds: number;
  /** Whether the time includes compression. */
  readonly compressed: boolean;
};

/** The figures in `docs/performance/growth.json`, written by `npm run scale`. */
export type GrowthFigures = {
  readonly run: Run;
  readonly builds: readonly GrowthBuild[];
  /** A message for each page, script, or count that grew beyond its limit. */
  readonly grown: readonly string[];
};
