import type { Run } from '../report/run';

export type GrowthBuild = {
  readonly articles: number;
  /** Without any cache. */
  readonly seconds: number;
  /** Whether compressing every file is part of the time. */
  readonly compressed: boolean;
};

/** What `npm run scale` writes to `docs/performance/growth.json`. */
export type GrowthFigures = {
  readonly run: Run;
  readonly builds: readonly GrowthBuild[];
  /** One sentence for everything that grew and must not. */
  readonly grown: readonly string[];
};
