import { paths } from '@lawyers/domain';
import { budgetOf } from '../bytes/budgets';
import type { Part } from '../bytes/page-bytes';
import type { GrowthFigures } from '../growth/figures';
import type { BenchFigures, RouteFigures, Timing } from '../speed/figures';
import { median } from '../speed/median';
import type { Variant } from '../speed/variants';

/** One row of the table of targets. */
export type Target = {
  readonly measure: string;
  readonly target: string;
  /** Undefined when it was not measured. */
  readonly figure?: string;
  readonly met?: boolean;
  /** Why it is missed on purpose. */
  readonly reason?: string;
};

/** A figure with where it was found; the worst one decides. */
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
  const all = (limit: number, of: (route: RouteFigures) => number | undefined, label = '') =>
    routes.flatMap((route) => {
      const value = of(route);
      return value === undefined ? [] : [{ where: route.name + label, value, limit }];
    });
  const ratio = (metric: keyof Timing, variant: Variant) => (route: RouteFigures) => {
    const base = route.variants[variant]?.[metric];
    return base && route.page[metric] / base;
  };
  const blockedBeyondPaper = ({ page, variants: { paper } }: RouteFigures) =>
    paper && page.tbt - paper.tbt;
  const times = (value: number) => value.toFixed(2);
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return [
    row('LCP and FCP ÷ the same page without scripts', '≤ 1.05', times, [
      ...all(1.05, ratio('lcp', 'bare'), ', LCP'),
      ...all(1.05, ratio('fcp', 'bare'), ', FCP'),
    ]),
    row('LCP ÷ paper', '≤ 1.25', times, all(1.25, ratio('lcp', 'paper'))),
    row('FCP ÷ paper', '≤ 1.05', times, all(1.05, ratio('fcp', 'paper'))),
    row('Total blocking time − paper', '≤ 20 ms', ms, all(20, blockedBeyondPaper)),
    row(
      'Total blocking time',
      '≤ 50 ms',
      ms,
      all(50, ({ page }) => page.tbt),
    ),
    row(
      'Layout shift',
      '0',
      (value) => value.toFixed(3),
      all(0, ({ page }) => page.cls),
    ),
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
  const parts = (part: Part, isIn: (address: string) => boolean) =>
    bytes.flatMap((page) => {
      const limit = budgetOf(page.address)[part];
      return limit === undefined || !isIn(page.address)
        ? []
        : [{ where: page.address, value: page[part], limit }];
    });
  const kB = (value: number) => `${(value / 1000).toFixed(1)} kB`;
  const everywhere = () => true;
  const isContent = (address: string) =>
    budgetOf(address).script === budgetOf(address).scriptAtOnce;
  return [
    row('HTML with CSS', 'home ≤ 15 kB, others ≤ 12 kB', kB, parts('html', everywhere)),
    row('Script on content pages', '≤ 2 kB', kB, parts('script', isContent)),
    row(
      'JavaScript on home, intake, and contact, after the first interaction',
      '≤ 140 kB',
      kB,
      parts('script', (address) => !isContent(address)),
    ),
    row('Fonts', '≤ 60 kB', kB, parts('fonts', everywhere)),
    row(
      'Everything on home before the first touch',
      '≤ 120 kB',
      kB,
      parts('beforeTouch', (address) => address === paths.home),
    ),
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

/** Lighthouse takes points for these, which some pages want: `noindex`, and status 404 of the not-found page. */
const wantedAudits = ['is-crawlable', 'http-status-code', 'errors-in-console'];

function scoreTarget(routes: readonly RouteFigures[]): Target {
  const cases = routes.flatMap(({ name, mobile, desktop }) => [
    { where: `${name}, mobile`, ...mobile },
    { where: `${name}, desktop`, ...desktop },
  ]);
  const losing = cases.filter(({ scores }) => scores.some((score) => score < 100));
  const unwanted = losing.flatMap(({ where, scores, failed }) => {
    const audits = failed.filter((audit) => !wantedAudits.includes(audit));
    const slow = scores[0] === 100 ? [] : [`performance ${scores[0]}`];
    const causes = [...slow, ...audits];
    return causes.length > 0 ? [`${where}: ${causes.join(', ')}`] : [];
  });
  return {
    measure: 'Lighthouse, mobile and desktop',
    target: '100 / 100 / 100 / 100',
    figure: [`${cases.length - losing.length} of ${cases.length}`, ...unwanted].join('; '),
    met: losing.length === 0,
    ...(losing.length > 0 &&
      unwanted.length === 0 && {
        reason:
          'Pages that search engines must not list carry `noindex`, and the not-found page has status 404. Lighthouse takes points for both.',
      }),
  };
}

/** The case that is closest to its limit, or furthest beyond it, stands for all. */
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
