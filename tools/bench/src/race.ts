import { scorePage, timePage, type Timing } from './audit';
import { copyBuild, withoutScripts } from './site-copy';
import type { Route } from './routes';
import { scoreLine, type RouteScores } from './scores';
import { serveBuild, type ServedSite } from './served-site';
import { summarize, type RouteTiming } from './timings';

export type LighthouseFigures = {
  readonly runs: number;
  readonly timings: readonly RouteTiming[];
  readonly scores: readonly RouteScores[];
};

/**
 * Lighthouse over every route, in turns: each round visits each route with its scripts and without, in changing
 * order, so that whatever the machine does meanwhile meets all of them alike.
 */
export async function race(
  build: string,
  site: ServedSite,
  routes: readonly Route[],
  runs: number,
  say: (text: string) => void,
): Promise<LighthouseFigures> {
  const copy = await copyBuild(build, withoutScripts);
  const bare = await serveBuild(copy.client);
  const laps = new Map<string, { page: Timing; bare: Timing }[]>();
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const { name, path } of routes) {
        const time = {
          page: () => timePage(site.url + path, 'mobile'),
          bare: () => timePage(bare.url + path, 'mobile'),
        };
        const lap =
          run % 2 === 0
            ? { page: await time.page(), bare: await time.bare() }
            : { bare: await time.bare(), page: await time.page() };
        laps.set(name, [...(laps.get(name) ?? []), lap]);
        say(
          `lighthouse ${run + 1}/${runs} ${name}: LCP ${lap.page.lcp.toFixed(0)} ms, bare ${lap.bare.lcp.toFixed(0)} ms`,
        );
      }
    }
  } finally {
    await bare.close();
    await copy.remove();
  }
  const timings = [...laps].map(([name, all]) => summarize(name, all));
  return { runs, timings, scores: await scoreAll(site, routes, say) };
}

async function scoreAll(
  site: ServedSite,
  routes: readonly Route[],
  say: (text: string) => void,
): Promise<readonly RouteScores[]> {
  const scores: RouteScores[] = [];
  for (const { name, path } of routes) {
    const mobile = await scorePage(site.url + path, 'mobile');
    const desktop = await scorePage(site.url + path, 'desktop');
    scores.push({ name, mobile, desktop });
    say(`scores ${name}: ${scoreLine(mobile)} mobile, ${scoreLine(desktop)} desktop`);
  }
  return scores;
}
