import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import { launchForLighthouse } from './browsers';
import type { Scores } from './scores';

/** Lighthouse's figures of one run. Times in ms, simulated from what an unthrottled visit did. */
export type Timing = {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** Without a unit. */
  readonly cls: number;
  /** 0 to 100. */
  readonly performance: number;
};

export type Form = 'mobile' | 'desktop';

const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

/** Only times: what they do not need is left out, which halves the time that a run takes. */
export async function timePage(url: string, form: Form): Promise<Timing> {
  const { audits, categories } = await visit(url, form, {
    onlyAudits: metrics,
    disableFullPageScreenshot: true,
  });
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    performance: percent(categories['performance']?.score),
  };
}

export async function scorePage(url: string, form: Form): Promise<Scores> {
  const { audits, categories } = await visit(url, form, {});
  const score = (id: string) => percent(categories[id]?.score);
  const counting = Object.entries(categories)
    .filter(([id]) => id !== 'performance')
    .flatMap(([, category]) => category.auditRefs.filter(({ weight }) => weight > 0));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    failed: counting
      .map(({ id }) => id)
      .filter(
        (id) => (audits[id]?.score ?? 1) < 1 && audits[id]?.scoreDisplayMode !== 'notApplicable',
      ),
  };
}

/** How often a visit is tried, since browsers fail now and then. */
const tries = 5;

/** A visit with an empty cache, in a browser of its own. */
async function visit(url: string, form: Form, flags: Flags) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visitOnce(url, form, flags);
    } catch (error) {
      if (attempt === tries) throw error;
      console.warn(
        `  once more, ${url}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}

async function visitOnce(url: string, form: Form, flags: Flags) {
  const browser = await launchForLighthouse();
  try {
    const result = await lighthouse(
      url,
      // The page for unknown addresses has status 404, and is a page like the others.
      { port: browser.port, logLevel: 'error', ignoreStatusCode: true, ...flags },
      form === 'desktop' ? desktopConfig : undefined,
    );
    if (!result) throw new Error('Lighthouse gave no result.');
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
    const missing = flags.onlyAudits?.find(
      (id) => result.lhr.audits[id]?.numericValue === undefined,
    );
    if (missing) throw new Error(`${missing}: ${result.lhr.audits[missing]?.errorMessage}`);
    return result.lhr;
  } finally {
    browser.close();
  }
}

function percent(score: number | null | undefined): number {
  return score === null || score === undefined ? NaN : Math.round(score * 100);
}
