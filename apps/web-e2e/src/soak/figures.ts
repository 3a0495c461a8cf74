import type { Fault } from '@lawyers/mail-sandbox';
import type { SubmissionResult } from './submission-result';
import { bounds, violationsOf, type Violation } from './violations';

export type FigureRow = {
  readonly name: string;
  readonly submissions: number;
  readonly confirmed: number;
  readonly panel: number;
  readonly mails: number;
  /** Mails beyond the first of a submission. */
  readonly duplicates: number;
};

export type Figures = {
  readonly total: FigureRow;
  /** A submission stands in the row of every fault that it really met, so the rows overlap. */
  readonly rows: readonly FigureRow[];
  readonly violations: Readonly<Record<Violation['kind'], number>>;
  /** From the click on Send to the outcome, in seconds. */
  readonly median: number;
  readonly slowest: number;
  /** How many submissions needed 0, 1, 2, 3 or more requests of the page. */
  readonly attempts: readonly number[];
  /** The most requests with one reference on the wire, repeated by the browser or not. */
  readonly mostRequests: number;
  /** Requests on the wire beyond those of the page: what browsers send again by themselves. */
  readonly repeatedByBrowser: number;
};

export function figuresOf(results: readonly SubmissionResult[]): Figures {
  const violations = results.flatMap(violationsOf);
  const countOf = (kind: Violation['kind']) => violations.filter((one) => one.kind === kind).length;
  const names = [...new Set(results.flatMap(faultsMet))].sort();
  const seconds = results.map((one) => one.seconds).sort((a, b) => a - b);
  const wire = results.map(({ requests }) => requests.length);
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
    mostRequests: Math.max(0, ...wire),
    repeatedByBrowser: results.reduce(
      (sum, { attempts }, index) => sum + Math.max(0, (wire[index] ?? 0) - attempts),
      0,
    ),
  };
}

function rowOf(name: string, results: readonly SubmissionResult[]): FigureRow {
  const mails = results.map((one) => one.mails.length);
  return {
    name,
    submissions: results.length,
    confirmed: results.filter(({ outcome }) => outcome === 'confirmed').length,
    panel: results.filter(({ outcome }) => outcome === 'panel').length,
    mails: mails.reduce((sum, count) => sum + count, 0),
    duplicates: mails.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
  };
}

/** The names of the faults that its requests met; `none` for none. */
function faultsMet({ plan, requests }: SubmissionResult): string[] {
  const met = requests.flatMap(({ fault }) => (fault ? [faultName(fault)] : []));
  // A preflight has no reference, and so stands in no ledger of its own; the first request waits for it.
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
