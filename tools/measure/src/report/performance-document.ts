import type { GrowthFigures } from '../growth/figures';
import type { BenchFigures, RouteFigures } from '../speed/figures';
import { median } from '../speed/median';
import { runLine } from './run';
import { targetsOf, type Target } from './targets';
import { whyMissed } from './why-missed';

/** The text of `docs/performance.md`. Undefined figures are not measured yet. */
export function performanceDocument(bench?: BenchFigures, growth?: GrowthFigures): string {
  const targets = targetsOf(bench, growth);
  return [
    '# Performance',
    ...(bench ? summary(bench, targets) : []),
    '## Targets',
    targetTable(targets),
    ...reasons(targets),
    '_Bare_ is the same page without script files; the line that removes late preloads stays. _Paper_ also lacks that line, fonts, and pictures: the fastest that its HTML allows. Times differ between machines, so targets compare visits of one run. Bytes do not, so a test holds every page to its budget (`npx nx test measure`). Lighthouse skips its audits of `noindex` and of status 404 where a page is meant to have them.',
    ...(bench ? [...routeSection(bench), ...inputSection(bench), ...byteSection(bench)] : []),
    ...(growth ? growthSection(growth) : []),
    '## What a change runs again',
    'Ask Nx. `npx nx show projects --affected` names the projects, and `npx nx affected -t lint typecheck test --graph` shows the tasks. `npx nx run-many -t lint typecheck test --verbose` prints cache hits and times.',
    'Written by `npm run bench` and `npm run scale` ([tools/measure](../tools/measure/README.md)); edits are overwritten.',
  ].join('\n\n');
}

function summary(bench: BenchFigures, targets: readonly Target[]): readonly string[] {
  const lcps = bench.routes.map(({ page }) => page.lcp);
  const [, fastest] = peers;
  const met = targets.filter((target) => target.met);
  const measured = targets.filter((target) => target.met !== undefined);
  const visits =
    bench.visits === 1
      ? '**One visit per route: a trial, not a record.**'
      : `Medians of ${bench.visits} visits per route.`;
  return [
    `On simulated slow 4G our pages show their largest content after ${seconds(Math.min(...lcps))} to ${seconds(Math.max(...lcps))} s; comparable sites take ${fastest.lcp} to ${peers.at(-1)?.lcp} s. **${met.length} of ${measured.length} targets are met.**`,
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
  const missed = targets.filter(({ met, measure }) => met === false && measure in whyMissed);
  if (missed.length === 0) return [];
  return [missed.map(({ measure }) => `- **${measure}**: ${whyMissed[measure]}`).join('\n')];
}

function routeSection({ routes }: BenchFigures): readonly string[] {
  const ratio = ({ page }: RouteFigures, base: { readonly lcp: number }) =>
    (page.lcp / base.lcp).toFixed(2);
  return [
    '## Routes',
    'Simulated slow 4G and a 4× slowed processor. Scores are performance, accessibility, best practices, SEO.',
    markdownTable(
      'Route|>FCP, s|>LCP, s|>LCP ÷ bare|>LCP ÷ paper|>LCP spread|>TBT, ms|>TBT of paper|>CLS|Mobile|Desktop'.split(
        '|',
      ),
      routes.map((route) => [
        route.name,
        seconds(route.page.fcp),
        seconds(route.page.lcp),
        ratio(route, route.bare),
        ratio(route, route.paper),
        `${Math.round(route.spread * 100)} %`,
        Math.round(route.page.tbt),
        Math.round(route.paper.tbt),
        route.page.cls.toFixed(3),
        route.mobile.scores.join(' / '),
        route.desktop.scores.join(' / '),
      ]),
    ),
  ];
}

function inputSection({ interactions, hydration }: BenchFigures): readonly string[] {
  const middle = (values: readonly number[]) => Math.round(median(values));
  return [
    '## Interactions',
    'Median time to the next paint in ms, 4× slowed processor. The browser rounds to 8 ms and reports nothing below 16. A first interaction also starts hydration.',
    markdownTable(
      ['Interaction', '>First interaction', '>Hydrated page'],
      interactions.map(({ name, first, hydrated }) => [name, middle(first), middle(hydrated)]),
    ),
    'From the first interaction until the last island is hydrated, in ms:',
    markdownTable(
      ['Route', '>Now', '>Before MUI'],
      hydration.map(({ name, now, before }) => [name, middle(now), before ? middle(before) : '']),
    ),
  ];
}

function byteSection({ bytes }: BenchFigures): readonly string[] {
  const kB = (value: number) => (value / 1000).toFixed(1);
  return [
    '## Bytes',
    'In kB with brotli. Pictures are all of a page on a phone. Fonts are all that the CSS names; only those that a page shows are loaded.',
    markdownTable(
      'Page|>HTML with CSS|>Script|>After the first interaction|>Fonts|>Pictures|>Before the first interaction'.split(
        '|',
      ),
      bytes.map(({ address, html, scriptAtOnce, script, fonts, pictures, beforeInteraction }) => [
        `\`${address}\``,
        ...[html, scriptAtOnce, script, fonts, pictures, beforeInteraction].map(kB),
      ]),
    ),
  ];
}

function growthSection({ run, builds }: GrowthFigures): readonly string[] {
  return [
    '## Growth',
    markdownTable(
      ['Articles', '>Build, s', 'Compression'],
      builds.map(({ articles, seconds, compressed }) => [
        articles,
        seconds.toFixed(1),
        compressed ? 'included' : 'not included',
      ]),
    ),
    `${runLine(run)}. \`npm run scale\` fails when a page or script is larger than in the site with the real articles alone, when a list page grows, or when the feed or sitemap is wrong.`,
    astroRecord,
  ];
}

/** Recorded, because a new run needs a second site, which renders the same Markdown with Astro. */
const astroRecord =
  'Astro 5.18.2 built the same 1,500 articles in 39.6 s where this site took 17.0 s, 0.43 of that time (recorded on 2026-11-20, with one language and without compression; 2 cores (AMD EPYC), 24 GB of memory; target ≤ 0.5).';

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}

/** A Markdown table; columns whose name starts with `>` are right-aligned. */
function markdownTable(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const names = columns.map((column) => column.replace(/^>/, ''));
  const alignments = columns.map((column) => (column.startsWith('>') ? '---:' : '---'));
  return [names, alignments, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** LCP in seconds of other sites, measured once on the same profile. */
const peers = [
  { name: 'Bare HTML', lcp: 0.63 },
  { name: 'Small React funnel', lcp: 2.7 },
  { name: 'Law firm, Next.js 16', lcp: 4.7 },
  { name: 'Legal site, React and Vite', lcp: 5.9 },
] as const;

/** Mermaid's default color lacks contrast. */
const theme = { themeVariables: { xyChart: { plotColorPalette: '#1f9d78' } } };

/** A Mermaid chart of LCP: our pages and the other sites, fastest first. */
function peerChart(routes: readonly RouteFigures[]): string {
  const ours = routes
    .filter(({ name }) => name === 'home' || name === 'article')
    .map(({ name, page }) => ({ name: `OURS, ${name}`, lcp: page.lcp / 1000 }));
  const bars = [...ours, ...peers].toSorted((a, b) => a.lcp - b.lcp);
  const names = bars.map(({ name, lcp }) => `"${name}: ${lcp.toFixed(2)} s"`);
  return [
    '```mermaid',
    `%%{init: ${JSON.stringify(theme)}}%%`,
    'xychart-beta horizontal',
    '  title "Seconds until the largest content is painted (slow 4G)"',
    `  x-axis [${names.join(', ')}]`,
    `  y-axis 0 --> ${Math.ceil(bars.at(-1)?.lcp ?? 1)}`,
    `  bar [${bars.map(({ lcp }) => lcp.toFixed(2)).join(', ')}]`,
    '```',
  ].join('\n');
}
