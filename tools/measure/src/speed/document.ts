import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { rowsOf, type Figures } from './rows';

/** The text of `docs/performance.md`. */
export function performanceDocument(figures: Figures, run: string): string {
  const rows = rowsOf(figures);
  const met = rows.filter((row) => row.met).length;
  return [
    '# Performance',
    `${met} of ${rows.length} targets are met. ${run}`,
    picture(figures),
    [
      '| Measure | Target | From best to worst | Met |',
      '|---|---|---|---|',
      ...rows.map(
        ({ measure, target, figure, met: yes }) =>
          `| ${measure} | ${target} | ${figure} | ${yes ? 'yes' : '**no**'} |`,
      ),
    ].join('\n'),
    '_Paper_ is the same page without fonts, pictures, and scripts. Loading is Lighthouse’s slow 4G, on a connection that is really throttled, and everything runs on a 4× slowed processor. An interaction is timed by its longest event; the first one starts as soon as the page appears. Bytes have [budgets](../apps/web-e2e/src/whole-site/page-bytes.spec.ts), which a browser test holds. Times differ between machines: compare figures of one run.',
    'Written by `npm run bench` ([tools/measure](../tools/measure/README.md)); edits are overwritten.',
  ].join('\n\n');
}

/** A bar for each page, beside one for paper. */
function picture({ loading }: Figures): string {
  const bars = loading.flatMap(({ name, page, largest }) => [
    bar(name, '█', page.lcp),
    bar('paper', '░', largest.lcp),
  ]);
  return ['```text', 'Seconds until the largest element is painted', '', ...bars, '```'].join('\n');
}

function bar(name: string, block: string, time: number): string {
  return `${name.padEnd(8)} ${block.repeat(Math.round(time / 50))} ${(time / 1_000).toFixed(2)}`;
}

/** Date, commit, machine, and versions of a measurement. */
export function describeRun(loads: number, interactions: number, lighthouse: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', 'apps', 'libs', 'package-lock.json');
  const commit = git('rev-parse', '--short=10', 'HEAD') + (changed ? ' with changes' : '');
  const cores = `${availableParallelism()} cores (${cpus()[0]?.model.trim()})`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB of memory`;
  const load = loadavg()[1]?.toFixed(1);
  const software = `Lighthouse ${lighthouse}, Node ${process.versions.node}`;
  return `Medians of ${loads} loads, and of ${interactions} interactions. ${date}, commit ${commit}; ${cores}, ${memory}; load average ${load}; ${software}.`;
}
