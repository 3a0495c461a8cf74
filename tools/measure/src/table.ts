export type Figure = readonly [where: string, value: number];

export type Measure = readonly [name: string, limit: number, figures: readonly Figure[]];

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/**
 * A row of the table: the best and worst figure, and the page with the worst one. It also says if no page has what is
 * measured, such as a picture of high priority.
 */
export function row([name, limit, figures]: Measure): string {
  if (figures.length === 0) return `| ${name} | ≤ ${limit} | no page has it | |`;
  const sorted = figures.toSorted(([, a], [, b]) => a - b);
  const [best, worst] = [sorted[0]!, sorted.at(-1)!].map(([, value]) => +value.toPrecision(3));
  const range = best === worst ? worst : `${best} to ${worst}`;
  return `| ${name} | ≤ ${limit} | ${range} (${sorted.at(-1)![0]}) | ${worst! <= limit ? 'yes' : '**no**'} |`;
}
