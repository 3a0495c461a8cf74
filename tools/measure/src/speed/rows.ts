import { defaultLanguage, languageAt, pathIn, paths } from '@lawyers/domain';
import type { ByteFigures } from './measure-bytes';
import type { InteractionFigures } from './measure-interactions';
import type { LoadingFigures } from './measure-loading';
import type { NextPageFigures } from './measure-next-page';

export type Figures = {
  readonly loading: readonly LoadingFigures[];
  readonly interactions: readonly InteractionFigures[];
  readonly nextPages: readonly NextPageFigures[];
  readonly bytes: readonly ByteFigures[];
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
type Case = { readonly where: string; readonly value: number; readonly limit: number };

/** The targets. A browser test also holds bytes to budgets. */
export function rowsOf(figures: Figures): readonly Row[] {
  const { loading, interactions, nextPages, bytes, buildSeconds } = figures;
  const loaded = (limit: number, of: (one: LoadingFigures) => number) =>
    loading.map((one) => ({ where: one.name, value: of(one), limit }));
  const acted = (when: 'first' | 'later') =>
    interactions.map((one) => ({ where: one.name, value: one[when], limit: 100 }));
  const pathOf = ({ address }: ByteFigures) => pathIn(defaultLanguage, address);
  const scriptLimit = (page: ByteFigures) => (withForms.includes(pathOf(page)) ? 140_000 : 2_200);
  const htmlLimit = (page: ByteFigures) =>
    (pathOf(page) === paths.home ? 16_500 : 13_200) *
    (languageAt(page.address) === defaultLanguage ? 1 : 1.1);
  const weight = (part: 'html' | 'script', limit: (page: ByteFigures) => number) =>
    bytes.map((page) => ({ where: page.address, value: page[part], limit: limit(page) }));
  const scores = loading.flatMap(({ name, scores: of }) =>
    // 0 is the only limit that all figures of a row can have, so a lost point is the value.
    Object.entries(of).map(([category, score]) => ({
      where: `${name}, ${category}`,
      value: 100 - score,
      limit: 0,
    })),
  );
  return [
    row(
      'FCP ÷ paper',
      '≤ 1.10',
      ratio,
      loaded(1.1, ({ page, paper }) => page.fcp / paper.fcp),
    ),
    row(
      'LCP ÷ paper; where the largest element is a picture: ÷ paper with that picture alone',
      '≤ 1.10',
      ratio,
      loaded(1.1, ({ page, largest }) => page.lcp / largest.lcp),
    ),
    row(
      'Total blocking time',
      '≤ 50 ms',
      ms,
      loaded(50, ({ page }) => page.tbt),
    ),
    row(
      'Layout shift',
      '0',
      (value) => value.toFixed(3),
      loaded(0, ({ page }) => page.cls),
    ),
    row(
      'Every first interaction to next paint, ten keys at 80 ms included',
      '≤ 100 ms',
      ms,
      acted('first'),
    ),
    row('Every later interaction', '≤ 100 ms', ms, acted('later')),
    row(
      'Next page, pointer resting 200 ms on the link: LCP after the click',
      '≤ 150 ms',
      ms,
      nextPages.map(({ name, lcp }) => ({ where: name, value: lcp, limit: 150 })),
    ),
    row('Lighthouse: accessibility, best practices, SEO', '100', (lost) => `${100 - lost}`, scores),
    row(
      'JavaScript of a content page / after the first interaction',
      '≤ 2.2 kB / ≤ 140 kB',
      kB,
      weight('script', scriptLimit),
    ),
    row(
      'HTML with CSS',
      'home ≤ 16.5 kB, others ≤ 13.2 kB; Spanish a tenth more',
      kB,
      weight('html', htmlLimit),
    ),
    row('Production build without a cache', '≤ 10 s', (value) => `${value.toFixed(1)} s`, [
      { where: 'all languages', value: buildSeconds, limit: 10 },
    ]),
  ];
}

const withForms: readonly string[] = [paths.home, paths.intake, paths.contact];

const ratio = (value: number) => value.toFixed(2);
const ms = (value: number) => `${value.toFixed(0)} ms`;
const kB = (value: number) => `${(value / 1_000).toFixed(1)} kB`;

/** Shows the range, and the case that is closest to its limit or furthest beyond it. */
function row(
  measure: string,
  target: string,
  format: (value: number) => string,
  cases: readonly Case[],
): Row {
  const share = ({ value, limit }: Case) => (limit ? value / limit : value);
  const sorted = cases.toSorted((a, b) => share(b) - share(a));
  const [worst] = sorted;
  if (!worst) throw new Error(`Nothing was measured for: ${measure}`);
  const least = format(Math.min(...cases.map(({ value }) => value)));
  const from = least === format(worst.value) ? '' : `${least} to `;
  const missed = cases.filter(({ value, limit }) => value > limit).length;
  const count = missed > 1 ? `; ${missed} of ${cases.length} missed` : '';
  return {
    measure,
    target,
    figure: `${from}${format(worst.value)} (${worst.where}${count})`,
    met: missed === 0,
  };
}
