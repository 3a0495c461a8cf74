import { total, type BytesFigures } from './bytes';
import { markdownTable } from './markdown-table';

const kilo = (bytes: number) => (bytes / 1000).toFixed(1);

export function bytesSection(routes: BytesFigures): string {
  const rows = routes.map(({ name, before, after }) => [
    name,
    kilo(before.html),
    ...[before.script, after.script].map(kilo),
    ...[before.font, after.font].map(kilo),
    ...[before.picture, after.picture].map(kilo),
    `**${kilo(total(before))}**`,
    kilo(total(before) + total(after)),
  ]);
  const disagreements = routes.flatMap((route) =>
    route.disagreements.map((text) => `- ${route.name}: ${text}`),
  );
  return [
    'In kB of 1000 bytes as sent with brotli, without headers; a phone of 360 px with 2 device pixels to each, an empty cache. "Before" is what comes without any touch, until nothing has come for three seconds; "after" is what a touch of every form and a scroll to the end add.',
    markdownTable(
      [
        'Route',
        '>HTML with CSS',
        '>Script before',
        '>after',
        '>Fonts before',
        '>after',
        '>Pictures before',
        '>after',
        '>All before',
        '>All in the end',
      ],
      rows,
    ),
    disagreements.length === 0
      ? 'The browser asked for exactly the scripts that the [budgets](../tools/page-weight/src/budgets.ts) count.'
      : `Where the browser and the [budgets](../tools/page-weight/src/budgets.ts) disagree about scripts:\n\n${disagreements.join('\n')}`,
    '![Bytes per route](pictures/performance/bytes.svg)',
  ].join('\n\n');
}
