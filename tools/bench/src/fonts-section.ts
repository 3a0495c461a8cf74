import type { FontsShown, FontVisit } from './font-preloads';
import { markdownTable } from './markdown-table';

export function fontsSection(visits: readonly FontVisit[]): string {
  const shown = ({ heading, text, of }: FontsShown) => `${heading} and ${text} of ${of}`;
  return [
    "First visits with an empty cache and a processor slowed down 4 times, not simulated: on Lighthouse's slow 4G (150 ms, 1.6 Mbit/s), and on a fast line (40 ms, 10 Mbit/s). FCP and LCP are medians on the slow one. The last columns count the visits that saw our heading font and our text font, and not their stand-ins.",
    markdownTable(
      ['Route', 'Preloaded', '>FCP, ms', '>LCP, ms', '>Seen, slow', '>Seen, fast'],
      visits.map(({ route, preloaded, fcp, lcp, slow, fast }) => [
        route,
        preloaded,
        fcp.toFixed(0),
        lcp.toFixed(0),
        shown(slow),
        shown(fast),
      ]),
    ),
  ].join('\n\n');
}
