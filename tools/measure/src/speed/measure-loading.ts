import { scorePage, timePage, type Scores, type Timing } from './lighthouse';
import { median } from './median';
import { servePaper } from './paper';
import type { Phone } from './phone';
import type { Route } from './routes';
import type { Served } from './served-build';

export type LoadingFigures = {
  readonly name: string;
  readonly page: Timing;
  readonly paper: Timing;
  /** Paper with the picture that is the page's largest element, or else paper. */
  readonly largest: Timing;
  readonly scores: Scores;
};

/** Visits every route and its paper in turn, so that other load on the machine affects both. */
export async function measureLoading(
  phone: Phone,
  build: string,
  site: Served,
  routes: readonly Route[],
  runs: number,
): Promise<readonly LoadingFigures[]> {
  const scores = new Map<string, Scores>();
  for (const { path, skipAudits = [] } of routes) {
    scores.set(path, await scorePage(site.url + path, skipAudits));
    console.log(`  ${path}: ${JSON.stringify(scores.get(path))}`);
  }
  const pictures = await largestPictures(phone, site, routes);
  const paths = routes.map(({ path }) => path);
  const paper = await servePaper(build, paths);
  const withPicture = await servePaper(build, paths, pictures);
  const timings = new Map<string, Timing[]>();
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const path of paths) {
        const sites = [site, paper, ...(pictures.has(path) ? [withPicture] : [])];
        for (const { url } of sites) {
          const timing = await timePage(url + path);
          timings.set(url + path, [...(timings.get(url + path) ?? []), timing]);
          console.log(`  ${run}/${runs} ${url + path}: ${JSON.stringify(timing)}`);
        }
      }
    }
  } finally {
    await paper.close();
    await withPicture.close();
  }
  const timingOf = ({ url }: Served, path: string) => medianTiming(timings.get(url + path) ?? []);
  return routes.map(({ name, path }) => ({
    name,
    page: timingOf(site, path),
    paper: timingOf(paper, path),
    largest: timingOf(pictures.has(path) ? withPicture : paper, path),
    scores: scores.get(path) ?? {},
  }));
}

/** The median of each metric by itself. */
function medianTiming(timings: readonly Timing[]): Timing {
  const of = (metric: keyof Timing) => median(timings.map((timing) => timing[metric]));
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
}

/** The address of the largest element by path, where it is a picture. */
async function largestPictures(
  phone: Phone,
  { url }: Served,
  routes: readonly Route[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { path } of routes) {
    const picture = await phone.visit(async (page) => {
      await page.goto(url + path, { waitUntil: 'networkidle' });
      return page.evaluate(largestPicture);
    });
    if (picture) found.set(path, new URL(picture).pathname);
  }
  return found;
}

function largestPicture(): Promise<string | undefined> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve((list.getEntries().at(-1) as LargestContentfulPaint | undefined)?.url);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
