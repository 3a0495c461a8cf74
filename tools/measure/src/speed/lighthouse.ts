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

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** On Lighthouse's slow 4G, really throttled, with a 4× slowed processor. */
export async function timePage(url: string, isRetry = false): Promise<Timing> {
  const { audits: found } = await visit(url, {
    throttlingMethod: 'devtools',
    onlyAudits: Object.values(audits),
    disableFullPageScreenshot: true,
  });
  // Lighthouse sometimes misses the start of its trace, and asks to be run again.
  if (!isRetry && Object.values(found).some(({ errorMessage }) => errorMessage))
    return timePage(url, true);
  const value = (id: string) => {
    const { numericValue, errorMessage } = found[id] ?? {};
    if (numericValue === undefined) throw new Error(`No ${id} of ${url}: ${errorMessage}`);
    return numericValue;
  };
  const { fcp, lcp, tbt, cls } = audits;
  return { fcp: value(fcp), lcp: value(lcp), tbt: value(tbt), cls: value(cls) };
}

export type Scores = Readonly<Record<string, number>>;

/** Scores of 0 to 100, by category. Those of speed are rows of their own. */
export async function scorePage(url: string, skipAudits: readonly string[]): Promise<Scores> {
  const onlyCategories = ['accessibility', 'best-practices', 'seo'];
  const { categories } = await visit(url, { onlyCategories, skipAudits: [...skipAudits] });
  return Object.fromEntries(
    Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
  );
}

/** Visits with an empty cache in a new browser. */
async function visit(url: string, flags: Flags) {
  const browser = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', '--no-sandbox', onlyThisMachine],
    logLevel: 'silent',
  });
  try {
    const found = await lighthouse(url, { port: browser.port, logLevel: 'error', ...flags });
    if (!found) throw new Error(`Lighthouse returned no result of ${url}.`);
    return found.lhr;
  } finally {
    browser.kill();
  }
}
