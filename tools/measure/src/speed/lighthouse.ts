import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { chromiumPath } from '@lawyers/browsers';
import { onlyThisMachine } from './phone';

/** Times in ms; `cls` has no unit. */
export type Timing = {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
};

export type Visit = {
  readonly timing: Timing;
  /** Of 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
};

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** The metrics alone take half the time of a visit with all categories. */
export const metricsOnly: Flags = {
  onlyAudits: Object.values(audits),
  disableFullPageScreenshot: true,
};

const attempts = 3;

/** Visits with an empty cache in a new browser, on Lighthouse's slow 4G and 4× slowed processor. */
export async function visit(url: string, flags: Flags): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visitOnce(url, flags);
    } catch (error) {
      if (attempt === attempts) throw error;
      console.warn(`  Again: ${url}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function visitOnce(url: string, flags: Flags): Promise<Visit> {
  const browser = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', '--no-sandbox', onlyThisMachine],
    logLevel: 'silent',
  });
  try {
    const { port } = browser;
    const found = await lighthouse(url, {
      port,
      logLevel: 'error',
      throttlingMethod: 'devtools',
      ...flags,
    });
    if (!found) throw new Error('Lighthouse returned no result.');
    const { lhr } = found;
    const value = (id: string) => {
      const { numericValue, errorMessage } = lhr.audits[id] ?? {};
      if (numericValue === undefined) throw new Error(`No ${id}: ${errorMessage}`);
      return numericValue;
    };
    const { fcp, lcp, tbt, cls } = audits;
    return {
      timing: { fcp: value(fcp), lcp: value(lcp), tbt: value(tbt), cls: value(cls) },
      scores: Object.fromEntries(
        Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
    };
  } finally {
    browser.kill();
  }
}
