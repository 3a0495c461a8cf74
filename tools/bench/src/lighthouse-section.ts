import { markdownTable } from './markdown-table';
import type { LighthouseFigures } from './race';
import { scoreLine, type Scores } from './scores';
import { timesBare } from './timings';

export function lighthouseSection({ runs, timings, scores }: LighthouseFigures): string {
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  const table = markdownTable(
    [
      'Route',
      '>FCP, s',
      '>÷ bare',
      '>LCP, s',
      '>÷ bare',
      '>LCP spread',
      '>TBT, ms',
      '>CLS',
      'Mobile',
      'Desktop',
    ],
    timings.map((route) => {
      const { name, page, spread } = route;
      const verdict = scores.find((one) => one.name === name);
      return [
        name,
        seconds(page.fcp),
        timesBare(route, 'fcp').toFixed(3),
        seconds(page.lcp),
        timesBare(route, 'lcp').toFixed(3),
        `${(spread * 100).toFixed(0)} %`,
        page.tbt.toFixed(0),
        page.cls.toFixed(3),
        // Of so many runs, the median is nearer to the truth than the one that was scored as a whole.
        verdict ? scoreLine({ ...verdict.mobile, performance: page.performance }) : '',
        verdict ? scoreLine(verdict.desktop) : '',
      ];
    }),
  );
  return [
    `Medians of ${runs} ${runs === 1 ? 'run' : 'runs'}, mobile profile. Scores are performance, accessibility, best practices and search engines.`,
    table,
    ...failedAudits(scores),
    '![Largest contentful paint against bare HTML](pictures/performance/lcp.svg)',
  ].join('\n\n');
}

/** Why a score is below 100, as far as it is not a matter of time. */
function failedAudits(scores: LighthouseFigures['scores']): readonly string[] {
  const lines = scores.flatMap(({ name, mobile, desktop }) => {
    const failed = (form: string, { failed: audits }: Scores) =>
      audits.length > 0 ? [`- ${name}, ${form}: ${audits.join(', ')}`] : [];
    return [...failed('mobile', mobile), ...failed('desktop', desktop)];
  });
  return lines.length > 0
    ? ['Audits that cost points, those of times apart:', lines.join('\n')]
    : [];
}
