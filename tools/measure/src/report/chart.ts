import type { RouteFigures } from '../speed/figures';
import { peers } from './peers';

/** Peers gray, ours green; both readable on light and dark grounds. */
const palette = { themeVariables: { xyChart: { plotColorPalette: '#8a93a3, #1f9d78' } } };

/** A Mermaid chart of the largest contentful paint: ours beside the peers. */
export function peerChart(routes: readonly RouteFigures[]): string {
  const ours = routes
    .filter(({ name }) => name === 'home' || name === 'article')
    .map(({ name, page }) => ({ name: `Ours, ${name}`, lcp: page.lcp / 1000, isOurs: true }));
  const others = [peers.floor, ...peers.sites].map((peer) => ({ ...peer, isOurs: false }));
  const bars = [...ours, ...others].toSorted((a, b) => a.lcp - b.lcp);
  const names = bars.map(({ name, lcp }) => `"${name}: ${lcp.toFixed(2)} s"`);
  // Bars of two series lie on each other, and a color belongs to a series.
  const series = [false, true].map((isOurs) =>
    bars.map((bar) => (bar.isOurs === isOurs ? bar.lcp.toFixed(2) : '0')),
  );
  return [
    '```mermaid',
    `%%{init: ${JSON.stringify(palette)}}%%`,
    'xychart-beta horizontal',
    '  title "Seconds until the largest content is painted (slow 4G)"',
    `  x-axis [${names.join(', ')}]`,
    `  y-axis 0 --> ${Math.ceil(bars.at(-1)?.lcp ?? 1)}`,
    ...series.map((values) => `  bar [${values.join(', ')}]`),
    '```',
  ].join('\n');
}
