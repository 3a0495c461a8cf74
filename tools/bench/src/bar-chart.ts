export type BarChart = {
  readonly title: string;
  /** Written behind every number. */
  readonly unit: string;
  readonly rows: readonly Bars[];
  /** A value that should not be passed, drawn as a line. */
  readonly limit?: { readonly value: number; readonly name: string };
};

/** What stands beside one name: one bar for each entry, each of one or more parts behind each other. */
type Bars = { readonly name: string; readonly bars: readonly (readonly BarPart[])[] };

/** `series` is what the legend names; parts of a series have its colour. */
type BarPart = { readonly series: string; readonly value: number };

// In px.
const width = 760;
const left = 150;
const right = 90;
const barHeight = 13;
const rowGap = 11;
const top = 62;

/**
 * An SVG of horizontal bars. It brings its own colours for light and dark, since it is shown on pages whose colours
 * it cannot know, and names every total, so that no reader depends on colours or on the scale.
 */
export function barChart({ title, unit, rows, limit }: BarChart): string {
  const series = [...new Set(rows.flatMap(({ bars }) => bars.flat().map((part) => part.series)))];
  const totals = rows.flatMap(({ bars }) => bars.map(totalOf));
  const most = Math.max(1e-9, limit?.value ?? 0, ...totals);
  const scale = (value: number) => round((value / most) * (width - left - right));
  let y = top;
  const drawn = rows.map(({ name, bars }) => {
    const start = y;
    const lines = bars.map((parts) => {
      const line = drawBar(parts, y, scale, series, unit);
      y += barHeight + 2;
      return line;
    });
    const middle = (start + y - 2) / 2 + 4;
    y += rowGap;
    return `<text x="${left - 8}" y="${round(middle)}" text-anchor="end">${escaped(name)}</text>${lines.join('')}`;
  });
  const height = y + (limit ? 14 : 0);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    `<style>${style(series.length)}</style>`,
    `<rect class="ground" width="${width}" height="${height}" rx="6"/>`,
    `<text class="title" x="14" y="24">${escaped(title)}</text>`,
    legend(series),
    ...drawn,
    limit ? drawLimit(limit, left + scale(limit.value), y, unit) : '',
    '</svg>',
    '',
  ].join('\n');
}

function drawBar(
  parts: readonly BarPart[],
  y: number,
  scale: (value: number) => number,
  series: readonly string[],
  unit: string,
): string {
  let x = left;
  const rectangles = parts.map(({ series: name, value }) => {
    const length = scale(value);
    const rectangle = `<rect class="s${series.indexOf(name)}" x="${round(x)}" y="${y}" width="${length}" height="${barHeight}"><title>${escaped(name)}: ${number(value)} ${unit}</title></rect>`;
    x += length;
    return rectangle;
  });
  const label = `<text x="${round(x + 6)}" y="${y + barHeight - 2}">${number(totalOf(parts))} ${unit}</text>`;
  return rectangles.join('') + label;
}

function drawLimit(
  { value, name }: NonNullable<BarChart['limit']>,
  x: number,
  bottom: number,
  unit: string,
): string {
  const text = `${escaped(name)}: ${number(value)} ${unit}`;
  return `<path class="limit" d="M${round(x)} ${top - 6}V${bottom - 4}"/><text x="${round(x)}" y="${bottom + 8}" text-anchor="middle">${text}</text>`;
}

function legend(series: readonly string[]): string {
  let x = 14;
  return series
    .map((name, index) => {
      const entry = `<rect class="s${index}" x="${x}" y="37" width="10" height="10"/><text x="${x + 15}" y="46">${escaped(name)}</text>`;
      // About as wide as the letters are.
      x += 34 + name.length * 6.6;
      return entry;
    })
    .join('');
}

/** Told apart by lightness, too. */
const colours = [
  ['#1f5c52', '#8fd0bf'],
  ['#d98a3d', '#f0b878'],
  ['#7a8fb8', '#5f79ab'],
  ['#b9c9b4', '#d7e3d2'],
  ['#8a3b2a', '#d8745c'],
  ['#5b4a7d', '#b9a5e0'],
] as const;

function style(count: number): string {
  const fills = (scheme: 0 | 1) =>
    colours
      .slice(0, count)
      .map((pair, index) => `.s${index}{fill:${pair[scheme]}}`)
      .join('');
  return [
    'text{font:12px system-ui,sans-serif;fill:#22312e}.title{font-size:15px;font-weight:600}',
    `.ground{fill:#fdfaf4}.limit{stroke:#8a3b2a;stroke-dasharray:4 3;fill:none}${fills(0)}`,
    `@media(prefers-color-scheme:dark){text{fill:#e9e6dd}.ground{fill:#17201e}.limit{stroke:#f0a58f}${fills(1)}}`,
  ].join('');
}

function totalOf(parts: readonly BarPart[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

/** Three digits are enough to compare. */
function number(value: number): string {
  return value >= 100 ? value.toFixed(0) : Number(value.toPrecision(3)).toString();
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
