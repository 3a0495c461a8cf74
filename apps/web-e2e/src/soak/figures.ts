import type { Fault } from '@lawyers/mail-sandbox';
import type { InquiryResult } from './inquiry-result';
import { bounds, violationsOf, type Violation } from './violations';

export type FigureRow = {
  readonly name: string;
  readonly inquiries: number;
  readonly confirmed: number;
  readonly panel: number;
  readonly mails: number;
  /** Mails beyond the first of a inquiry. */
  readonly duplicates: number;
};

export type Figures = {
  readonly total: FigureRow;
  /** One row per fault; a inquiry counts in the row of every fault that it met. */
  readonly rows: readonly FigureRow[];
  readonly violations: Readonly<Record<Violation['type'], number>>;
  /** From the click on Send to the outcome, in seconds. */
  readonly median: number;
  readonly slowest: number;
  /** The number of inquiries whose page made 0, 1, 2, 3, and 4 or more requests. */
  readonly attempts: readonly number[];
  /** The highest number of requests with one reference, including those repeated by the browser. */
  readonly mostRequests: number;
  /** Requests that the browser repeated by itself. */
  readonly repeatedByBrowser: number;
};

export function figuresOf(results: readonly InquiryResult[]): Figures {
  const violations = results.flatMap(violationsOf);
  const countOf = (type: Violation['type']) => violations.filter((one) => one.type === type).length;
  const names = [...new Set(results.flatMap(faultsMet))].sort();
  const seconds = results.map((one) => one.seconds).sort((a, b) => a - b);
  const requestCounts = results.map(({ requests }) => requests.length);
  return {
    total: rowOf('all', results),
    rows: ['none', ...names.filter((name) => name !== 'none')].map((name) =>
      rowOf(
        name,
        results.filter((one) => faultsMet(one).includes(name)),
      ),
    ),
    violations: { lost: countOf('lost'), false: countOf('false'), broken: countOf('broken') },
    median: seconds[Math.floor(seconds.length / 2)] ?? 0,
    slowest: seconds.at(-1) ?? 0,
    attempts: [0, 1, 2, 3, 4].map(
      (number) => results.filter(({ attempts }) => Math.min(attempts, 4) === number).length,
    ),
    mostRequests: Math.max(0, ...requestCounts),
    repeatedByBrowser: results.reduce(
      (sum, { attempts }, index) => sum + Math.max(0, (requestCounts[index] ?? 0) - attempts),
      0,
    ),
  };
}

function rowOf(name: string, results: readonly InquiryResult[]): FigureRow {
  const mails = results.map((one) => one.mails.length);
  return {
    name,
    inquiries: results.length,
    confirmed: results.filter(({ outcome }) => outcome === 'confirmed').length,
    panel: results.filter(({ outcome }) => outcome === 'panel').length,
    mails: mails.reduce((sum, count) => sum + count, 0),
    duplicates: mails.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
  };
}

/** The names of the faults that a inquiry's requests met, or `none`. */
function faultsMet({ plan, requests }: InquiryResult): string[] {
  const met = requests.flatMap(({ fault }) => (fault ? [faultName(fault)] : []));
  // The ledger cannot assign preflights, which have no reference, to a inquiry.
  const preflight = plan.faults.some(({ kind }) => kind === 'preflight-latency');
  if (preflight) met.push('preflight-latency');
  return met.length === 0 ? ['none'] : [...new Set(met)];
}

function faultName({ kind, phase, ...rest }: Fault): string {
  if (kind === 'preflight-latency') return kind;
  const ms = 'ms' in rest && typeof rest.ms === 'number' ? rest.ms : undefined;
  const waits = kind === 'latency' || kind === 'slow-body';
  const outlasts = waits && (ms === undefined || ms > bounds.attemptSeconds * 1_000);
  return `${kind}${outlasts ? ` over ${bounds.attemptSeconds} s` : ''}, ${phase} accepting`;
}
