import type { RouteBytes } from './bytes';
import type { Figures } from './figures';
import type { Run } from './machine';
import type { RouteScores, Scores } from './scores';
import type { Response } from './response';
import type { RouteTiming } from './timings';

export const run: Run = {
  command: 'npm run bench',
  date: '2026-01-02',
  commit: '0123456789',
  machine: '2 cores',
  versions: 'Lighthouse 12',
  load: '0.1 and 0.2',
};

/** Of one route, in ms. */
export function timing(name: string, lcp: number, bareLcp: number): RouteTiming {
  const common = { fcp: 500, tbt: 0, cls: 0, performance: 100 };
  return { name, page: { ...common, lcp }, bare: { ...common, lcp: bareLcp }, spread: 0.02 };
}

export function scores(some: Partial<Scores>): Scores {
  return {
    ...{ performance: 100, accessibility: 100, bestPractices: 100, seo: 100, failed: [] },
    ...some,
  };
}

export function routeBytes(name: string, html = 10_000, script = 900): RouteBytes {
  const none = { html: 0, script: 0, font: 0, picture: 0, other: 0 };
  return {
    name,
    before: { ...none, html, font: 30_000, picture: 8_000, script: 900 },
    after: { ...none, script: script - 900 },
    built: { html, script, fonts: 40_000 },
    disagreements: [],
  };
}

/** A run that met every target, unless changed. */
export function figuresFixture(
  some: {
    readonly timings?: readonly RouteTiming[];
    readonly scores?: readonly RouteScores[];
    readonly bytes?: readonly RouteBytes[];
    readonly interactions?: readonly Response[];
  } = {},
): Figures {
  const timings = some.timings ?? [timing('home', 1000, 1000)];
  const allScores = some.scores ?? [{ name: 'home', mobile: scores({}), desktop: scores({}) }];
  return {
    lighthouse: { run, found: { runs: 5, timings, scores: allScores } },
    bytes: { run, found: some.bytes ?? [routeBytes('home', 13_000, 120_000), routeBytes('about')] },
    interactions: {
      run,
      found: some.interactions ?? [{ name: 'zip', starting: [48], running: [16] }],
    },
    pictures: {
      run,
      found: {
        worst: [
          {
            ...{ route: 'home', width: 360, density: 2, address: '/a.avif' },
            smallest: false,
            excess: 1.1,
          },
        ],
        largest: [{ route: 'home', width: 360, element: 'h1', lazy: false }],
        faults: [],
      },
    },
    fonts: {
      run,
      found: [
        {
          ...{ route: 'home', preloaded: 'both', fcp: 800, lcp: 900 },
          slow: { heading: 3, text: 3, of: 3 },
          fast: { heading: 1, text: 0, of: 1 },
        },
      ],
    },
  };
}
