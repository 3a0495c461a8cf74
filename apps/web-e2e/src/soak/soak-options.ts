export type SoakOptions = {
  readonly count: number;
  readonly seed: number;
  /** The number of browsers that run in parallel. */
  readonly lanes: number;
  /** No inquiry starts after this many minutes. */
  readonly minutes: number;
  /** The indexes of the inquiries to repeat; undefined for all. */
  readonly only?: readonly number[];
  /** The file for the figures; not written when `only` is set. */
  readonly document: string;
};

/** @throws Error with the variable, its allowed values, and the usage. */
export function parseSoakOptions(
  environment: Readonly<Record<string, string | undefined>>,
): SoakOptions {
  const integer = (name: string, text: string, least: number, most: number): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new Error(
      `${name} is "${text}"; it must be a whole number from ${least} to ${most}. Usage: ${usage}`,
    );
  };
  const option = (name: string, otherwise: string, least: number, most: number) =>
    integer(name, environment[name] ?? otherwise, least, most);
  const count = option('SOAK_COUNT', '500', 1, 2_000);
  const only = environment['SOAK_ONLY'];
  return {
    count,
    seed: option('SOAK_SEED', '', 0, 4_294_967_295),
    lanes: option('SOAK_LANES', '6', 1, 16),
    minutes: option('SOAK_MINUTES', '30', 1, 120),
    ...(only && {
      only: only.split(',').map((index) => integer('SOAK_ONLY', index, 0, count - 1)),
    }),
    document: environment['SOAK_DOCUMENT'] ?? 'docs/reliability.md',
  };
}

const usage =
  '[SOAK_COUNT=500] [SOAK_SEED=n] [SOAK_LANES=6] [SOAK_MINUTES=30] [SOAK_ONLY=3,7] [SOAK_DOCUMENT=file] npm run soak';

/** The command that repeats the same inquiries, or only one of them. */
export function soakCommand({ count, seed, lanes }: SoakOptions, only?: number): string {
  const one = only === undefined ? '' : `SOAK_ONLY=${only} `;
  return `SOAK_COUNT=${count} SOAK_SEED=${seed} SOAK_LANES=${lanes} ${one}npm run soak`;
}
