import { basename, resolve } from 'node:path';
import { openBuild } from '@lawyers/page-weight';
import type { Browser } from 'playwright-core';
import { scorePage, timePage, type Timing } from './audit';
import { scoreLine } from './scores';
import { serveFolder } from './served-site';
import { copyFolder } from './site-copy';
import { medianTiming } from './timings';
import { bytesOf, watchTraffic } from './traffic';

/** Another site, measured in the same run. */
export type AgainstFigures = {
  /** The name of its folder. */
  readonly name: string;
  readonly rows: readonly AgainstRow[];
};

type AgainstRow = Pick<Timing, 'fcp' | 'lcp' | 'tbt' | 'cls'> & {
  readonly path: string;
  /** The four categories, mobile. */
  readonly scores: string;
  /** In bytes. */
  readonly script: number;
  readonly before: number;
  readonly all: number;
};

const mostPages = 10;

/** Measures any folder of static files in the same way, up to ten of its pages. */
export async function measureAgainst(
  browser: Browser,
  folder: string,
  runs: number,
  say: (text: string) => void,
): Promise<AgainstFigures> {
  const copy = await copyFolder(resolve(folder));
  const site = await serveFolder(copy.client);
  try {
    const paths = openBuild(copy.client)
      .pages.filter((path) => path !== '/404.html')
      .slice(0, mostPages);
    const rows: AgainstRow[] = [];
    for (const path of paths) {
      const timings: Timing[] = [];
      for (let run = 0; run < runs; run += 1)
        timings.push(await timePage(site.url + path, 'mobile'));
      const { fcp, lcp, tbt, cls, performance } = medianTiming(timings);
      const scores = scoreLine({ ...(await scorePage(site.url + path, 'mobile')), performance });
      const { before, after } = await watchTraffic(browser, site, path);
      const all = [...before, ...after];
      rows.push({
        path,
        ...{ fcp, lcp, tbt, cls, scores },
        script: bytesOf(all, 'script'),
        before: bytesOf(before),
        all: bytesOf(all),
      });
      say(
        `against ${path}: LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms, ${bytesOf(all)} bytes`,
      );
    }
    return { name: basename(resolve(folder)), rows };
  } finally {
    await site.close();
    await copy.remove();
  }
}
