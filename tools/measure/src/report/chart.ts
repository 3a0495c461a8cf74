import type { RouteFigures } from '../speed/figures';

/** Sites measured once, side by side, on the same profile: seconds until the largest content is painted. */
export const peers = [
  { name: 'Bare HTML', lcp: 0.63 },
  { name: 'Small React funnel', lcp: 2.7 },
  { name: 'Law firm, Next.js 16', lcp: 4.7 },
  { name: 'Legal site, React and Vite', lcp: 5.9 },
] as const;

/** Readable on light and dark grounds; Mermaid's own color is too pale. */
const theme = { themeVariables: { xyChart: { plotColorPalette: '#1f9d78' } } };

/** A Mermaid chart of the largest contentful paint: ours beside the peers, the fastest first. */
export function peerChart(routes: readonly RouteFigures[]): string {
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
