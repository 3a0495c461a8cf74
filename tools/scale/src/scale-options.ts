import { parseArgs } from 'node:util';

export type ScaleOptions = {
  /** How many articles each site has, rising; the first is the number of the real ones. */
  readonly counts: readonly number[];
  readonly astro: boolean;
  /** Where the figures are written, relative to the workspace. */
  readonly documents: string;
};

/** @throws Error that names the option and says how the command is used. */
export function parseScaleOptions(args: readonly string[], real: number): ScaleOptions {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      counts: { type: 'string', default: `${real},150,1500` },
      astro: { type: 'boolean', default: true },
      documents: { type: 'string', default: 'docs' },
    },
  });
  const counts = values.counts.split(',').map(Number);
  const rising = counts.every((count, index) => count > (counts[index - 1] ?? 0));
  if (counts[0] !== real || !rising || !counts.every(Number.isInteger)) {
    throw new Error(
      `--counts is "${values.counts}"; it must be whole numbers that rise from ${real}, the real articles. ` +
        'Usage: npm run scale -- [--counts 15,150,1500] [--no-astro] [--documents docs]',
    );
  }
  return { counts, astro: values.astro, documents: values.documents };
}
