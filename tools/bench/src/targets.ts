import { total, type RouteBytes } from './bytes';
import type { Figures } from './figures';
import { median } from './median';
import { scoreLine, type RouteScores } from './scores';
import { timesBare } from './timings';

/** One line of the table of targets. */
export type Target = {
  readonly measure: string;
  readonly target: string;
  /** Undefined when it has not been measured yet. */
  readonly figure?: string;
  readonly met?: boolean;
};

/** The targets that the bench measures itself. In times of the bare page, ms, and kB of 1000 bytes. */
export function targetsOf(figures: Figures): readonly Target[] {
  const timings = figures.lighthouse?.found.timings ?? [];
  const bytes = figures.bytes?.found ?? [];
  const withForms = bytes.filter(({ name }) => /^(home|intake|contact)/.test(name));
  const content = bytes.filter((route) => !withForms.includes(route));
  const home = bytes.filter(({ name }) => name === 'home');
  return [
    atMost('LCP and FCP of every route ÷ the same page with its scripts removed', 1.05, {
      unit: '',
      found: timings.flatMap((route) => [
        { name: `${route.name}, LCP`, value: timesBare(route, 'lcp') },
        { name: `${route.name}, FCP`, value: timesBare(route, 'fcp') },
      ]),
    }),
    perfectScores(figures.lighthouse?.found.scores ?? []),
    atMost('Total blocking time, every route', 50, {
      unit: ' ms',
      found: timings.map(({ name, page }) => ({ name, value: page.tbt })),
    }),
    atMost('Layout shift, every route', 0, {
      unit: '',
      found: timings.map(({ name, page }) => ({ name, value: page.cls })),
    }),
    kilobytes('JavaScript on content routes (brotli)', 2, content, ({ built }) => built.script),
    kilobytes(
      'JavaScript on home, intake and contact (brotli), loaded after paint or at first touch',
      130,
      withForms,
      ({ built }) => built.script,
    ),
    kilobytes('HTML with its CSS (brotli), every route', 14, bytes, ({ built }) => built.html),
    kilobytes(
      'Home, everything before the first touch, with pictures and fonts',
      120,
      home,
      ({ before }) => total(before),
    ),
    atMost('Interaction to next paint in the hero and forms, 4× slowed processor', 100, {
      unit: ' ms',
      found: (figures.interactions?.found ?? []).flatMap(({ name, starting, running }) => [
        { name: `${name}, starting the page`, value: median(starting) },
        { name, value: median(running) },
      ]),
    }),
  ];
}

type Found = { readonly name: string; readonly value: number };

/** Judged by the worst, and by what was measured rather than by what is shown of it. */
function atMost(
  measure: string,
  limit: number,
  { unit, found }: { readonly unit: string; readonly found: readonly Found[] },
): Target {
  const target = limit === 0 ? '0' : `≤ ${limit}${unit}`;
  const worst = found.toSorted((a, b) => b.value - a.value)[0];
  if (!worst) return { measure, target };
  const missing = found.filter(({ value }) => value > limit).length;
  const others = missing > 1 ? `; ${missing} of ${found.length} above` : '';
  return {
    measure,
    target,
    figure: `${shown(worst.value)}${unit} (${worst.name}${others})`,
    met: missing === 0,
  };
}

function kilobytes(
  measure: string,
  limit: number,
  routes: readonly RouteBytes[],
  bytes: (route: RouteBytes) => number,
): Target {
  return atMost(measure, limit, {
    unit: ' kB',
    found: routes.map((route) => ({ name: route.name, value: bytes(route) / 1000 })),
  });
}

function perfectScores(scores: readonly RouteScores[]): Target {
  const measure = 'Lighthouse, every route, mobile and desktop';
  const target = '100 / 100 / 100 / 100';
  const all = scores.flatMap(({ name, mobile, desktop }) => [
    { name, form: 'mobile', line: scoreLine(mobile) },
    { name, form: 'desktop', line: scoreLine(desktop) },
  ]);
  if (all.length === 0) return { measure, target };
  const imperfect = all.filter(({ line }) => line !== target);
  const list = imperfect.map(({ name, form, line }) => `${name}, ${form}: ${line}`);
  return {
    measure,
    target,
    figure: [`${all.length - imperfect.length} of ${all.length}`, ...list].join('; '),
    met: imperfect.length === 0,
  };
}

function shown(value: number): string {
  if (value === 0) return '0';
  return value >= 10 ? value.toFixed(value >= 100 ? 0 : 1) : value.toFixed(value < 0.1 ? 4 : 2);
}
