import { parseArgs } from 'node:util';

export type ScaleOptions = {
  /** How many articles each site has, rising; the first is the number of the real ones. */
  readonly counts: readonly number[];
  readonly astro: boolean;
  /** Where the figures are written, relative to the workspace: the repository's documents only for a whole run. */
  readonly documents: string;
};

/** @throws Error that names the option and says how the command is used. */
export function parseScaleOptions(args: readonly string[], real: number): ScaleOptions {
  const whole = `${real},150,1500`;
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      counts: { type: 'string', default: whole },
      astro: { type: 'boolean', default: true },
      documents: { type: 'string' },
    },
  });
  const counts = values.counts.split(',').map(Number);
  const rising = counts.every((count, index) => count > (counts[index - 1] ?? 0));
  if (counts[0] !== real || !rising || !counts.every(Number.isInteger)) {
    throw new Error(
      `--counts is "${values.counts}"; it must be whole numbers that rise from ${real}, the real articles. ` +
        'Usage: npm run scale -- [--counts 15,150,1500] [--no-astro] [--documents dist/scale]',
    );
  }
  const usual = values.counts === whole && values.astro ? 'docs' : 'dist/scale';
  return { counts, astro: values.astro, documents: values.documents ?? usual };
}
