import { astroRecord } from '../growth/astro-record';
import type { GrowthFigures } from '../growth/figures';
import type { BenchFigures, RouteFigures } from '../speed/figures';
import { median } from '../speed/median';
import { variants } from '../speed/variants';
import { peerChart } from './chart';
import { markdownTable } from './markdown-table';
import { peers } from './peers';
import { runLine } from './run';
import { targetsOf, type Target } from './targets';

/** The whole of `docs/performance.md`. Undefined figures were not measured yet. */
export function performanceDocument(bench?: BenchFigures, growth?: GrowthFigures): string {
  const targets = targetsOf(bench, growth);
  return [
    '# Performance',
    ...(bench ? summary(bench, targets) : []),
    '## Targets',
    targetTable(targets),
    ...reasons(targets),
    '_Paper_ is the same page without fonts, pictures, and scripts: the fastest that its HTML allows. Times differ between machines, so targets compare visits of one run. Bytes do not, so tests hold every page to its budget (`npx nx test measure`).',
    ...(bench ? [...routeSection(bench), ...inputSection(bench), ...byteSection(bench)] : []),
    ...(growth ? growthSection(growth) : []),
    ...whatRunsAgain,
    'Written by `npm run bench` and `npm run scale` ([tools/measure](../tools/measure/README.md)); edits are overwritten.',
  ].join('\n\n');
}

function summary(bench: BenchFigures, targets: readonly Target[]): readonly string[] {
  const lcps = bench.routes.map(({ page }) => page.lcp);
  const slowest = [peers.sites[0], peers.sites.at(-1)].map((peer) => peer?.lcp);
  const met = targets.filter((target) => target.met);
  const measured = targets.filter((target) => target.met !== undefined);
  const visits =
    bench.visits === 1
      ? '**One visit per route: a trial, not a record.**'
      : `Medians of ${bench.visits} visits per route.`;
  return [
    `On simulated slow 4G our pages show their largest content after ${seconds(Math.min(...lcps))} to ${seconds(Math.max(...lcps))} s; comparable sites take ${slowest.join(' to ')} s. **${met.length} of ${measured.length} targets are met.**`,
    peerChart(bench.routes),
    `${visits} ${runLine(bench.run)}. The other sites were measured once, side by side, on the same profile.`,
  ];
}

function targetTable(targets: readonly Target[]): string {
  return markdownTable(
    ['Measure', 'Target', 'Worst figure', 'Met'],
    targets.map(({ measure, target, figure = 'not measured', met }) => [
      measure,
      target,
      figure,
      met === undefined ? '' : met ? 'yes' : '**no**',
    ]),
  );
}

function reasons(targets: readonly Target[]): readonly string[] {
  const lines = targets.flatMap(({ measure, reason }) =>
    reason ? [`- ${measure}: ${reason}`] : [],
  );
  return lines.length > 0 ? [lines.join('\n')] : [];
}

function routeSection({ routes }: BenchFigures): readonly string[] {
  const shown = variants.filter((variant) => routes.some((route) => route.variants[variant]));
  const relative = (route: RouteFigures) =>
    shown.map((variant) => {
      const base = route.variants[variant];
      return base ? (route.page.lcp / base.lcp).toFixed(2) : '';
    });
  return [
    '## Routes',
    'Simulated slow 4G and a 4× slowed processor. LCP ÷ compares with the same page without scripts (bare), with nothing but its HTML (paper), or as named. Scores are performance, accessibility, best practices, SEO.',
    markdownTable(
      [
        'Route',
        '>FCP, s',
        '>LCP, s',
        ...shown.map((one) => `>LCP ÷ ${one}`),
        '>LCP spread',
        '>TBT, ms',
        '>TBT of paper',
        '>CLS',
        'Mobile',
        'Desktop',
      ],
      routes.map((route) => [
        route.name,
        seconds(route.page.fcp),
        seconds(route.page.lcp),
        ...relative(route),
        `${Math.round(route.spread * 100)} %`,
        Math.round(route.page.tbt),
        route.variants.paper ? Math.round(route.variants.paper.tbt) : '',
        route.page.cls.toFixed(3),
        route.mobile.scores.join(' / '),
        route.desktop.scores.join(' / '),
      ]),
    ),
  ];
}

function inputSection({ interactions, hydration }: BenchFigures): readonly string[] {
  if (interactions.length === 0) return [];
  const list = (values: readonly number[]) => `${Math.round(median(values))}`;
  return [
    '## Interactions',
    'Median time to the next paint in ms, 4× slowed processor. The browser rounds to 8 ms and reports nothing below 16. A first interaction also starts hydration.',
    markdownTable(
      ['Interaction', '>First interaction', '>Hydrated page'],
      interactions.map(({ name, first, hydrated }) => [name, list(first), list(hydrated)]),
    ),
    'From the first interaction until the last island is hydrated, in ms:',
    markdownTable(
      ['Route', '>Now', '>Before MUI'],
      hydration.map(({ name, now, before }) => [name, list(now), before ? list(before) : '']),
    ),
  ];
}

function byteSection({ bytes }: BenchFigures): readonly string[] {
  const kB = (value: number) => (value / 1000).toFixed(1);
  return [
    '## Bytes',
    'In kB with brotli. Pictures are all of a page on a phone. Fonts are all that the CSS names; only those that a page shows are loaded.',
    markdownTable(
      [
        'Page',
        '>HTML with CSS',
        '>Script',
        '>After the first interaction',
        '>Fonts',
        '>Pictures',
        '>Before the first touch',
      ],
      bytes.map(({ address, html, scriptAtOnce, script, fonts, pictures, beforeTouch }) => [
        `\`${address}\``,
        ...[html, scriptAtOnce, script, fonts, pictures, beforeTouch].map(kB),
      ]),
    ),
  ];
}

function growthSection({ run, builds }: GrowthFigures): readonly string[] {
  const { version, articles, ours, astro, date, machine } = astroRecord;
  return [
    '## Growth',
    markdownTable(
      ['Articles', '>Build, s', 'Compression'],
      builds.map((build) => [
        build.articles,
        build.seconds.toFixed(1),
        build.compressed ? 'included' : 'not included',
      ]),
    ),
    `${runLine(run)}. \`npm run scale\` fails when a page or script is larger than in the site with the real articles alone, when a list page grows, or when the feed or sitemap is wrong.`,
    `${version} built the same ${articles.toLocaleString('en-US')} articles in ${astro} s where this site took ${ours.toFixed(1)} s, ${(ours / astro).toFixed(2)} of that time (recorded on ${date}; ${machine}; target ≤ 0.5).`,
  ];
}

const whatRunsAgain: readonly string[] = [
  '## What a change runs again',
  'Nx answers it: `npx nx show projects --affected` names the projects, `npx nx affected -t lint typecheck test --graph` shows the tasks, and `npx nx run-many -t lint typecheck test --verbose` prints what came from the cache and how long each task took.',
];

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}
