import type { InteractionFigures } from './measure-interactions';
import type { LoadingFigures } from './measure-loading';
import type { NextPageFigures } from './measure-next-page';

export type Figures = {
  readonly loading: readonly LoadingFigures[];
  readonly interactions: readonly InteractionFigures[];
  readonly nextPages: readonly NextPageFigures[];
  /** Of a production build without a cache. */
  readonly buildSeconds: number;
};

export type Row = {
  readonly measure: string;
  readonly target: string;
  readonly figure: string;
  readonly met: boolean;
};

/** A figure of one page. */
type Case = readonly [where: string, value: number, limit: number];

const ratio = (value: number) => value.toFixed(2);
const ms = (value: number) => `${value.toFixed(0)} ms`;
const seconds = (value: number) => `${value.toFixed(1)} s`;
const shift = (value: number) => value.toFixed(3);

/** The targets in time. Bytes have budgets, which a browser test holds: they depend on no machine. */
export function rowsOf(figures: Figures): readonly Row[] {
  const { loading, interactions, nextPages, buildSeconds } = figures;
  const loaded = (limit: number, of: (one: LoadingFigures) => number) =>
    loading.map((one): Case => [one.name, of(one), limit]);
  const acted = (when: 'first' | 'later') =>
    interactions.map((one): Case => [one.name, one[when], 100]);
  // Lost points, because a figure may not be above its limit.
  const lost = loading.flatMap(({ name, scores }) =>
    Object.entries(scores).map(([id, score]): Case => [`${name}, ${id}`, 100 - score, 0]),
  );
  const fcp = loaded(1.1, ({ page, paper }) => page.fcp / paper.fcp);
  const lcp = loaded(1.1, ({ page, largest }) => page.lcp / largest.lcp);
  const blocked = loaded(50, ({ page }) => page.tbt);
  const shifted = loaded(0, ({ page }) => page.cls);
  const next = nextPages.map(({ name, lcp: time }): Case => [name, time, 150]);
  const build: Case = ['all languages', buildSeconds, 10];
  return [
    row('FCP ÷ paper', '≤ 1.10', ratio, fcp),
    row(
      'LCP ÷ paper; where the largest element is a picture: ÷ paper with that picture alone',
      '≤ 1.10',
      ratio,
      lcp,
    ),
    row('Total blocking time', '≤ 50 ms', ms, blocked),
    row('Layout shift', '0', shift, shifted),
    row('Every first interaction, ten keys at 80 ms included', '≤ 100 ms', ms, acted('first')),
    row('Every later interaction', '≤ 100 ms', ms, acted('later')),
    row('Next page, pointer resting 200 ms: LCP after the click', '≤ 150 ms', ms, next),
    row('Lighthouse: accessibility, best practices, SEO', '100', (value) => `${100 - value}`, lost),
    row('Production build without a cache', '≤ 10 s', seconds, [build]),
  ];
}

/** Shows the range, and the case that is closest to its limit or furthest beyond it. */
function row(
  measure: string,
  target: string,
  format: (value: number) => string,
  cases: readonly Case[],
): Row {
  const share = ([, value, limit]: Case) => (limit ? value / limit : value);
  const [worst] = cases.toSorted((a, b) => share(b) - share(a));
  if (!worst) throw new Error(`Nothing was measured for: ${measure}`);
  const [where, value] = worst;
  const least = format(Math.min(...cases.map(([, one]) => one)));
  const from = least === format(value) ? '' : `${least} to `;
  const missed = cases.filter(([, one, limit]) => one > limit).length;
  const count = missed > 1 ? `; ${missed} of ${cases.length} missed` : '';
  return { measure, target, figure: `${from}${format(value)} (${where}${count})`, met: !missed };
}
