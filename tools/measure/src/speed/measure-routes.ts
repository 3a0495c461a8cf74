import type { RouteFigures, Timing } from './figures';
import { scorePage, timePage } from './lighthouse';
import { median } from './median';
import type { Route } from './routes';
import type { ServedSite } from './served-site';
import type { Variant } from './variants';

/**
 * Measures every route and its variants in alternating order, so that other load on the machine affects all alike.
 */
export async function measureRoutes(
  site: ServedSite,
  copies: ReadonlyMap<Variant, ServedSite>,
  routes: readonly Route[],
  visits: number,
): Promise<readonly RouteFigures[]> {
  const sites = [['page', site] as const, ...copies];
  const timings = new Map<string, Timing[]>();
  for (let visit = 0; visit < visits; visit += 1) {
    const first = visit % sites.length;
    for (const { path } of routes) {
      for (const [variant, { url }] of [...sites.slice(first), ...sites.slice(0, first)]) {
        const timing = await timePage(url + path);
        const key = keyOf(path, variant);
        timings.set(key, [...(timings.get(key) ?? []), timing]);
        console.log(
          `  ${visit + 1}/${visits} ${path} ${variant}: LCP ${Math.round(timing.lcp)} ms`,
        );
      }
    }
  }
  const figures: RouteFigures[] = [];
  for (const { name, path, skipAudits } of routes) {
    const of = (variant: string) => timings.get(keyOf(path, variant)) ?? [];
    const lcps = of('page').map(({ lcp }) => lcp);
    const mobile = await scorePage(site.url + path, 'mobile', skipAudits);
    const desktop = await scorePage(site.url + path, 'desktop', skipAudits);
    console.log(
      `  ${path}: ${mobile.scores.join(' / ')} mobile, ${desktop.scores.join(' / ')} desktop`,
    );
    figures.push({
      name,
      path,
      page: medianTiming(of('page')),
      bare: medianTiming(of('bare')),
      paper: medianTiming(of('paper')),
      spread: (Math.max(...lcps) - Math.min(...lcps)) / median(lcps),
      mobile,
      desktop,
    });
  }
  return figures;
}

function keyOf(path: string, variant: string): string {
  return `${variant} ${path}`;
}

/** The median of each metric by itself. */
function medianTiming(timings: readonly Timing[]): Timing {
  const of = (metric: keyof Timing) => median(timings.map((timing) => timing[metric]));
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
}
