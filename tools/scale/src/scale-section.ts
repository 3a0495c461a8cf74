import { ratioAt, type Build, type ScaleFigures } from './figures';

/** What is at most allowed of Astro's time at the largest number of articles. */
const target = 0.5;

/** The figures as a part of a document; `picture` is where the plot lies, as seen from there. */
export function scaleSection(figures: ScaleFigures, picture: string): string {
  const { ours, astro, date, machine, versions } = figures;
  const most = ours.at(-1)?.articles ?? 0;
  return [
    'Written by `npm run scale`; run it again to replace these figures. It generates articles from the real ones by ' +
      'drawing their sections anew, with pictures and links, outside of the workspace, and builds a site from them.',
    `![Build time against number of articles, this site and Astro 5](${picture})`,
    `| Run | |\n| --- | --- |\n| Date | ${date} |\n| Machine | ${machine} |\n| Versions | ${Object.entries(
      versions,
    )
      .map((pair) => pair.join(' '))
      .join(', ')} |`,
    '## Time and memory',
    timeTable(figures),
    'Time is from start to end of a build without any cache. Processor time is that of all its processes together, and changes less on a busy machine. Compression writes a brotli (quality 11) and a gzip twin of every text; it is the same work whoever built the pages, so it is measured apart, with the same function on both.',
    ...(astro.length > 0 ? ['## Beside Astro 5', comparison(figures, most), compared] : []),
    '## Bytes',
    bytesTable(ours),
    'As sent, with brotli. The run fails when a fixed page, one of the real articles or the scripts differ by more than digits between the smallest site and a larger one, when a list page has more than ten rows or seven page buttons, when the feed grows, or when the sitemap misses an address or passes 50,000.',
  ].join('\n\n');
}

function timeTable({ ours, astro }: ScaleFigures): string {
  const row = (name: string) => (one: Build) =>
    `| ${name} | ${one.articles} | ${one.build.seconds.toFixed(1)} s | ${one.build.processorSeconds.toFixed(1)} s | ${one.build.peakMemory.toFixed(0)} MiB | ${one.compression.toFixed(1)} s | ${one.bytes.files} |`;
  return [
    '| | Articles | Build | Processor time | Peak memory | Compression after it | Files |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...ours.map(row('this site')),
    ...astro.map(row('Astro 5')),
  ].join('\n');
}

function comparison(figures: ScaleFigures, most: number): string {
  const cell = (articles: number, secondsOf?: (build: Build) => number) =>
    ratioAt(figures, articles, secondsOf)?.toFixed(2) ?? '';
  const reached = (ratioAt(figures, most) ?? 1) <= target;
  return [
    '| Ours ÷ Astro | Build | Processor time | Both compressed | Ours compressed, Astro not |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...figures.ours.map(({ articles, build, compression }) => {
      const mixed = (build.seconds + compression) / secondsOfAstro(figures, articles);
      return `| ${articles} articles | ${cell(articles)} | ${cell(articles, (one) => one.build.processorSeconds)} | ${cell(articles, (one) => one.build.seconds + one.compression)} | ${mixed.toFixed(2)} |`;
    }),
    '',
    `Target at ${most} articles: at most ${target}. ${reached ? 'Reached.' : 'Missed in this run.'}`,
  ].join('\n');
}

function secondsOfAstro({ astro }: ScaleFigures, articles: number): number {
  return astro.find((build) => build.articles === articles)?.build.seconds ?? Number.NaN;
}

const compared =
  'Both read the same Markdown with the same front matter, check it against a schema, turn quotes into curly ones, resolve links and pictures, and write one page for each article and lists of ten, with the same style in each page; pictures lie there in their final sizes and are copied. Astro has an advantage: header and footer are handed to it as ready text, its pictures keep their names, and it writes no redirects, no headers for hosts, no feed and no sitemap, all of which are in our time.';

function bytesTable(builds: readonly Build[]): string {
  return [
    '| Articles | Article, median | Article, largest | List page, largest | Home | All scripts |',
    '| ---: | ---: | ---: | ---: | ---: | ---: |',
    ...builds.map(
      ({ articles, bytes }) =>
        `| ${articles} | ${bytes.articleMedian} B | ${bytes.articleMax} B | ${bytes.listMax} B | ${bytes.home} B | ${bytes.script} B |`,
    ),
  ].join('\n');
}
