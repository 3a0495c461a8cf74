import { parseArgs } from 'node:util';

export type SoakOptions = {
  readonly count: number;
  readonly seed: number;
  /** Browser contexts side by side. */
  readonly lanes: number;
  /** After so many minutes no further submission is begun. */
  readonly minutes: number;
  /** Only these submissions of the seed, to look at again; undefined for all. */
  readonly only?: readonly number[];
  /** Where the figures are written; not for a run of only some submissions. */
  readonly document: string;
};

/** @throws Error that names the option, what it must be, and how the command is used. */
export function parseSoakOptions(args: readonly string[], randomSeed: () => number): SoakOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: 'string', default: '500' },
      seed: { type: 'string' },
      lanes: { type: 'string', default: '6' },
      minutes: { type: 'string', default: '30' },
      only: { type: 'string' },
      document: { type: 'string', default: 'docs/reliability.md' },
    },
  });
  const count = whole('count', values.count, 1, 2_000);
  return {
    count,
    seed: values.seed === undefined ? randomSeed() : whole('seed', values.seed, 0, 4_294_967_295),
    lanes: whole('lanes', values.lanes, 1, 16),
    minutes: whole('minutes', values.minutes, 1, 120),
    ...(values.only !== undefined && {
      only: values.only.split(',').map((index) => whole('only', index, 0, count - 1)),
    }),
    document: values.document,
  };
}

function whole(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Error(
    `--${name} is "${text}"; it must be a whole number from ${least} to ${most}. ` +
      'Usage: npm run soak -- [--count 500] [--seed n] [--lanes 6] [--minutes 30] [--only 3,7] [--document file]',
  );
}
