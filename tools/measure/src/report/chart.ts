import type { RouteFigures } from '../speed/figures';
import { peers, type Peer } from './peers';

/** Readable on light and dark grounds; Mermaid's own color is too pale. */
const theme = { themeVariables: { xyChart: { plotColorPalette: '#1f9d78' } } };

/** A Mermaid chart of the largest contentful paint: ours beside the peers, the fastest first. */
export function peerChart(routes: readonly RouteFigures[]): string {
  const ours = routes
    .filter(({ name }) => name === 'home' || name === 'article')
    .map(({ name, page }) => ({ name: `OURS, ${name}`, lcp: page.lcp / 1000 }));
  const all: readonly Peer[] = [...ours, peers.floor, ...peers.sites];
  const bars = all.toSorted((a, b) => a.lcp - b.lcp);
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
