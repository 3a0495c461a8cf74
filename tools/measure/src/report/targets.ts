import { budgetOf } from '../bytes/budgets';
import type { Part } from '../bytes/page-bytes';
import type { GrowthFigures } from '../growth/figures';
import type { BenchFigures, RouteFigures, Timing } from '../speed/figures';
import { median } from '../speed/median';
import type { Variant } from '../speed/variants';

/** A row of the targets table. */
export type Target = {
  readonly measure: string;
  readonly target: string;
  /** Undefined when not measured. */
  readonly figure?: string;
  readonly met?: boolean;
};

/** A figure of one page. The worst one decides whether the target is met. */
type Case = { readonly where: string; readonly value: number; readonly limit: number };

export function targetsOf(
  bench: BenchFigures | undefined,
  growth?: GrowthFigures,
): readonly Target[] {
  return [
    ...(bench ? [...speedTargets(bench), ...byteTargets(bench)] : []),
    ...growthTargets(growth),
  ];
}

function speedTargets({ routes, interactions, hydration }: BenchFigures): readonly Target[] {
  const all = (limit: number, of: (route: RouteFigures) => number, label = '') =>
    routes.map((route) => ({ where: route.name + label, value: of(route), limit }));
  const ratio = (metric: keyof Timing, variant: Variant) => (route: RouteFigures) =>
    route.page[metric] / route[variant][metric];
  const blocked = ({ page }: RouteFigures) => page.tbt;
  const blockedBeyondPaper = ({ page, paper }: RouteFigures) => page.tbt - paper.tbt;
  const shift = ({ page }: RouteFigures) => page.cls;
  const times = (value: number) => value.toFixed(2);
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const threeDigits = (value: number) => value.toFixed(3);
  return [
    row('LCP and FCP ÷ the same page without scripts', '≤ 1.05', times, [
      ...all(1.05, ratio('lcp', 'bare'), ', LCP'),
      ...all(1.05, ratio('fcp', 'bare'), ', FCP'),
    ]),
    row('LCP ÷ paper', '≤ 1.25', times, all(1.25, ratio('lcp', 'paper'))),
    row('FCP ÷ paper', '≤ 1.05', times, all(1.05, ratio('fcp', 'paper'))),
    row('Total blocking time − paper', '≤ 20 ms', ms, all(20, blockedBeyondPaper)),
    row('Total blocking time', '≤ 50 ms', ms, all(50, blocked)),
    row('Layout shift', '0', threeDigits, all(0, shift)),
    scoreTarget(routes),
    row(
      'Interaction to next paint, 4× slowed processor',
      '≤ 80 ms',
      ms,
      interactions.flatMap(({ name, first, hydrated }) => [
        { where: `${name}, first interaction`, value: median(first), limit: 80 },
        { where: name, value: median(hydrated), limit: 80 },
      ]),
    ),
    row(
      'All islands hydrated ÷ before MUI',
      '≤ 1.6',
      times,
      hydration.flatMap(({ name, now, before }) =>
        before ? [{ where: name, value: median(now) / median(before), limit: 1.6 }] : [],
      ),
    ),
  ];
}

function byteTargets({ bytes }: BenchFigures): readonly Target[] {
  const kB = (value: number) => `${(value / 1000).toFixed(1)} kB`;
  const weight = (measure: string, target: string, part: Part, pages = bytes) =>
    row(
      measure,
      target,
      kB,
      pages.flatMap((page) => {
        const limit = budgetOf(page.address)[part];
        return limit === undefined ? [] : [{ where: page.address, value: page[part], limit }];
      }),
    );
  const isContent = ({ address }: { readonly address: string }) =>
    budgetOf(address).script === budgetOf(address).scriptAtOnce;
  const withForms = bytes.filter((page) => !isContent(page));
  return [
    weight('HTML with CSS', 'home ≤ 15 kB, others ≤ 12 kB', 'html'),
    weight('Script on content pages', '≤ 2.2 kB', 'script', bytes.filter(isContent)),
    weight(
      'JavaScript on home, intake, and contact, after the first interaction',
      '≤ 140 kB',
      'script',
      withForms,
    ),
    weight('Fonts', '≤ 60 kB', 'fonts'),
    weight('Everything on home before the first interaction', '≤ 120 kB', 'beforeInteraction'),
  ];
}

function growthTargets(growth: GrowthFigures | undefined): readonly Target[] {
  const cold = growth?.builds.filter(({ compressed }) => compressed) ?? [];
  return [
    row(
      'Production build without a cache',
      '≤ 10 s',
      (value) => `${value.toFixed(1)} s`,
      cold.map((build) => ({
        where: `${build.articles} articles`,
        value: build.seconds,
        limit: 10,
      })),
    ),
    {
      measure: 'Pages and scripts of a site with 1,500 articles',
      target: 'not one byte larger',
      ...(growth && {
        figure: growth.grown[0] ?? `equal at ${growth.builds.at(-1)?.articles} articles`,
        met: growth.grown.length === 0,
      }),
    },
  ];
}

function scoreTarget(routes: readonly RouteFigures[]): Target {
  const cases = routes.flatMap(({ name, mobile, desktop }) => [
    { where: `${name}, mobile`, ...mobile },
    { where: `${name}, desktop`, ...desktop },
  ]);
  const losing = cases.filter(({ scores }) => scores.some((score) => score < 100));
  const causes = losing.map(({ where, scores: [performance = 0], failed }) => {
    const slow = performance < 100 ? [`performance ${performance}`] : [];
    return `${where}: ${[...slow, ...failed].join(', ')}`;
  });
  return {
    measure: 'Lighthouse, mobile and desktop',
    target: '100 / 100 / 100 / 100',
    figure: [`${cases.length - losing.length} of ${cases.length}`, ...causes].join('; '),
    met: losing.length === 0,
  };
}

/** Reports the case that is closest to its limit, or furthest beyond it. */
function row(
  measure: string,
  target: string,
  format: (value: number) => string,
  cases: readonly Case[],
): Target {
  const [worst] = cases.toSorted((a, b) => b.value - b.limit - (a.value - a.limit));
  if (!worst) return { measure, target };
  const missed = cases.filter(({ value, limit }) => value > limit).length;
  const others = missed > 1 ? `; ${missed} of ${cases.length} missed` : '';
  return {
    measure,
    target,
    figure: `${format(worst.value)} (${worst.where}${others})`,
    met: missed === 0,
  };
}
