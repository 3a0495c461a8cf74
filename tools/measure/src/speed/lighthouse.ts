import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import { launchForLighthouse } from './browsers';
import type { Scores, Timing } from './figures';

type FormFactor = 'mobile' | 'desktop';

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** Only the metrics, which takes half the time of a full run: simulated slow 4G, 4× slowed processor. */
export async function timePage(url: string): Promise<Timing> {
  const result = await visit(url, 'mobile', {
    onlyAudits: Object.values(audits),
    disableFullPageScreenshot: true,
  });
  const value = (id: string) => {
    const { numericValue, errorMessage } = result.audits[id] ?? {};
    if (numericValue === undefined) throw new Error(`${url} has no ${id}: ${errorMessage}`);
    return numericValue;
  };
  const { fcp, lcp, tbt, cls } = audits;
  return { fcp: value(fcp), lcp: value(lcp), tbt: value(tbt), cls: value(cls) };
}

/** Lighthouse's four categories in its order, 0 to 100, with the audits that cost points. */
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

/** A visit with an empty cache in a browser of its own; repeated when the browser fails. */
async function visit(url: string, formFactor: FormFactor, flags: Flags) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visitOnce(url, formFactor, flags);
    } catch (error) {
      if (attempt === attempts) throw error;
      console.warn(`  again, ${url}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function visitOnce(url: string, formFactor: FormFactor, flags: Flags) {
  const browser = await launchForLighthouse();
  try {
    const result = await lighthouse(
      url,
      // The not-found page is measured like the others.
      { port: browser.port, logLevel: 'error', ignoreStatusCode: true, ...flags },
      formFactor === 'desktop' ? desktopConfig : undefined,
    );
    if (!result) throw new Error('Lighthouse gave no result.');
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    browser.close();
  }
}
