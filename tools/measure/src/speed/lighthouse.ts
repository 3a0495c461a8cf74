import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import { chromiumPath } from '@lawyers/browsers';
import type { Scores, Timing } from './figures';
import { leastDisturbed } from './least-disturbed';
import { onlyThisMachine } from './phone';

type FormFactor = 'mobile' | 'desktop';

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** Measures on simulated slow 4G with a 4× slowed processor. Metrics alone take half the time of a full run. */
export async function timePage(url: string): Promise<Timing> {
  const result = await visit(url, 'mobile', {
    onlyAudits: Object.values(audits),
    disableFullPageScreenshot: true,
  });
  const value = (id: string) => {
    const { numericValue } = result.audits[id] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse did not measure ${id} of ${url}.`);
    return numericValue;
  };
  const { fcp, lcp, tbt, cls } = audits;
  return { fcp: value(fcp), lcp: value(lcp), tbt: value(tbt), cls: value(cls) };
}

/** Lighthouse's four category scores, 0 to 100, with the failed audits. */
export async function scorePage(
  url: string,
  formFactor: FormFactor,
  skipAudits: readonly string[] = [],
): Promise<Scores> {
  const result = await visit(url, formFactor, { skipAudits: [...skipAudits] });
  const categories = Object.values(result.categories);
  const weighted = categories
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const failed = weighted.filter(({ id }) => (result.audits[id]?.score ?? 1) < 1);
  return {
    scores: categories.map(({ score }) => Math.round((score ?? 0) * 100)),
    failed: failed.map(({ id }) => id),
  };
}

const attempts = 5;

/** Visits with an empty cache in a new browser; retries when the browser fails. */
async function visit(url: string, formFactor: FormFactor, flags: Flags) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await leastDisturbed(() => visitOnce(url, formFactor, flags));
    } catch (error) {
      if (attempt === attempts) throw error;
      console.warn(`  Retrying ${url}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function visitOnce(url: string, formFactor: FormFactor, flags: Flags) {
  const browser = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', '--no-sandbox', onlyThisMachine],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(
      url,
      // The not-found page has status 404.
      { port: browser.port, logLevel: 'error', ignoreStatusCode: true, ...flags },
      formFactor === 'desktop' ? desktopConfig : undefined,
    );
    if (!result) throw new Error('Lighthouse returned no result.');
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
    // A metric can fail on a busy machine without a runtime error.
    const failed = Object.values(audits).find((id) => result.lhr.audits[id]?.errorMessage);
    if (failed) throw new Error(`${failed}: ${result.lhr.audits[failed]?.errorMessage}`);
    return result.lhr;
  } finally {
    browser.kill();
  }
}
