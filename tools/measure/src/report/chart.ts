import type { RouteFigures } from '../speed/figures';
import { peers, type Peer } from './peers';

/** A Mermaid chart of the largest contentful paint: ours beside the peers. */
export function peerChart(routes: readonly RouteFigures[]): string {
  const ours = routes
    .filter(({ name }) => name === 'home' || name === 'article')
    .map(({ name, page }) => ({ name: `Ours, ${name}`, lcp: page.lcp / 1000 }));
  const bars: readonly Peer[] = [peers.floor, ...ours, ...peers.sites];
  const names = bars.map(({ name }) => `"${name}"`).join(', ');
  const values = bars.map(({ lcp }) => lcp.toFixed(2)).join(', ');
  return [
    '```mermaid',
    'xychart-beta horizontal',
    '  title "Seconds until the largest content is painted (slow 4G)"',
    `  x-axis [${names}]`,
    `  y-axis "seconds" 0 --> ${Math.ceil(Math.max(...bars.map(({ lcp }) => lcp)))}`,
    `  bar [${values}]`,
    '```',
  ].join('\n');
}
