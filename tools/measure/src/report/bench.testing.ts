import type { BenchFigures, RouteFigures, Timing } from '../speed/figures';

const timing: Timing = { fcp: 700, lcp: 1000, tbt: 20, cls: 0 };
const perfect = { scores: [100, 100, 100, 100], failed: [] };

/** A route that meets every target by default. */
export function route(name: string, page: Partial<Timing> = {}): RouteFigures {
  return {
    name,
    path: `/${name}`,
    page: { ...timing, ...page },
    bare: timing,
    paper: timing,
    spread: 0.02,
    mobile: perfect,
    desktop: perfect,
  };
}

/** A run that meets every target by default. */
export function bench(changes: Partial<BenchFigures> = {}): BenchFigures {
  const parts = { scriptAtOnce: 1_700, fonts: 40_000, pictures: 13_000, beforeInteraction: 60_000 };
  return {
    run: { date: '2026-01-02', commit: '0123456789', machine: '2 cores', versions: [], load: 0.1 },
    visits: 5,
    routes: [route('home'), route('article')],
    interactions: [{ name: 'zip', first: [48], hydrated: [16] }],
    hydration: [{ name: 'home', now: [300], before: [200] }],
    bytes: [
      { address: '/', ...parts, html: 14_000, script: 100_000 },
      { address: '/about', ...parts, html: 6_000, script: 1_700 },
    ],
    ...changes,
  };
}
