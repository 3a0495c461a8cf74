import { parseArgs } from 'node:util';

export type BenchOptions = {
  /** One run of each, few routes, and nothing written into `docs`. */
  readonly quick: boolean;
  /** Runs of which the median counts. */
  readonly runs: number;
  /** A folder of static files to be measured as well. */
  readonly against?: string;
  /** The subjects to measure; the document keeps what it says about the others. */
  readonly only: readonly Subject[];
};

export const subjects = ['lighthouse', 'bytes', 'interactions', 'pictures', 'fonts'] as const;

export type Subject = (typeof subjects)[number];

/** @throws Error that says how the command is used. */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      runs: { type: 'string' },
      against: { type: 'string' },
      only: { type: 'string', default: subjects.join() },
    },
  });
  return {
    quick: values.quick,
    runs: oddNumber(values.runs ?? (values.quick ? '1' : '5')),
    ...(values.against !== undefined && { against: values.against }),
    only: values.only.split(',').map(subjectOf),
  };
}

function oddNumber(text: string): number {
  const runs = Number(text);
  if (Number.isInteger(runs) && runs > 0 && runs < 20 && runs % 2 === 1) return runs;
  throw new Error(`--runs is "${text}"; a median needs an odd number below 20. ${usage}`);
}

function subjectOf(text: string): Subject {
  const subject = subjects.find((name) => name === text);
  if (subject) return subject;
  throw new Error(`--only has "${text}"; the subjects are ${subjects.join(', ')}. ${usage}`);
}

const usage =
  'Usage: npm run bench -- [--quick] [--runs 5] [--against folder] [--only lighthouse,bytes]';
