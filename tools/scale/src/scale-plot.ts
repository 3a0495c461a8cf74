import type { ScaleFigures } from './figures';

const width = 640;
const height = 360;
const frame = { left: 64, right: 90, top: 24, bottom: 56 };

/**
 * Build time against the number of articles, both on logarithmic axes: a straight line of slope one is constant work
 * for each article. Colors follow the reader's light or dark page.
 */
export function scalePlot({ ours, astro }: ScaleFigures): string {
  const lines = [
    { name: 'this site', kind: 'ours', builds: ours },
    { name: 'Astro 5', kind: 'astro', builds: astro },
  ].filter(({ builds }) => builds.length > 0);
  const counts = ours.map(({ articles }) => articles);
  const seconds = [...ours, ...astro].map(({ build }) => build.seconds);
  const x = axis(counts, frame.left, width - frame.right);
  const ends = [Math.min(...seconds) / 1.5, Math.max(...seconds) * 1.5];
  const y = axis(ends, height - frame.bottom, frame.top);
  const ticks = [1, 2, 5, 10, 20, 50, 100, 200, 500].filter(
    (second) => second > (ends[0] ?? 0) && second < (ends[1] ?? 0),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Build time against number of articles">
<style>${style}</style>
<rect class="ground" width="${width}" height="${height}" rx="8"/>
${ticks.map((second) => `<path class="grid" d="M${frame.left} ${y(second)}H${width - frame.right}"/><text x="${frame.left - 8}" y="${y(second) + 4}" text-anchor="end">${second} s</text>`).join('\n')}
${counts.map((count) => `<text x="${x(count)}" y="${height - frame.bottom + 22}" text-anchor="middle">${count}</text>`).join('\n')}
<text x="${(width + frame.left - frame.right) / 2}" y="${height - 12}" text-anchor="middle">articles</text>
${lines
  .map(({ name, kind, builds }) => {
    const points = builds.map(({ articles, build }) => [x(articles), y(build.seconds)] as const);
    const [endX, endY] = points.at(-1) ?? [0, 0];
    const dots = points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="4"/>`).join('');
    return `<g class="${kind}"><polyline points="${points.join(' ')}"/>${dots}<text x="${endX + 10}" y="${endY + 4}">${name}</text></g>`;
  })
  .join('\n')}
</svg>
`;
}

const style = `text{font:14px system-ui,sans-serif;fill:#33413c}.ground{fill:#fff}.grid{stroke:#d9dedb}polyline{fill:none;stroke-width:2.5}.ours polyline{stroke:#2f5d50}.ours circle,.ours text{fill:#2f5d50}.astro polyline{stroke:#b0541f;stroke-dasharray:6 4}.astro circle,.astro text{fill:#b0541f}@media (prefers-color-scheme:dark){text{fill:#d5ddd9}.ground{fill:#16201d}.grid{stroke:#33413c}.ours polyline{stroke:#8fd0b9}.ours circle,.ours text{fill:#8fd0b9}.astro polyline{stroke:#f0a272}.astro circle,.astro text{fill:#f0a272}}`;

/** From a value to its place on a logarithmic axis, to a tenth. */
function axis(values: readonly number[], from: number, to: number): (value: number) => number {
  const [low, high] = [Math.log(Math.min(...values)), Math.log(Math.max(...values))];
  const span = high - low || 1;
  return (value) => Math.round((from + ((Math.log(value) - low) / span) * (to - from)) * 10) / 10;
}
