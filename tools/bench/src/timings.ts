import type { Timing } from './audit';
import { median, ratio } from './median';

/** What the runs of one page come to. */
export type RouteTiming = {
  readonly name: string;
  readonly page: Timing;
  /** The same page with its scripts removed. */
  readonly bare: Timing;
  /** How much the runs of the page differ: (largest - smallest) / median of its LCP. */
  readonly spread: number;
};

export function summarize(
  name: string,
  runs: readonly { readonly page: Timing; readonly bare: Timing }[],
): RouteTiming {
  const pages = runs.map(({ page }) => page);
  const lcps = pages.map(({ lcp }) => lcp);
  return {
    name,
    page: medianTiming(pages),
    bare: medianTiming(runs.map(({ bare }) => bare)),
    spread: (Math.max(...lcps) - Math.min(...lcps)) / median(lcps),
  };
}

export function timesBare({ page, bare }: RouteTiming, metric: 'fcp' | 'lcp'): number {
  return ratio(page[metric], bare[metric]);
}

/** The median of each figure by itself. */
export function medianTiming(timings: readonly Timing[]): Timing {
  const of = (key: keyof Timing) => median(timings.map((timing) => timing[key]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    performance: of('performance'),
  };
}
