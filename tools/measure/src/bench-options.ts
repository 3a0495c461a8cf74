import { parseArgs } from 'node:util';
import { routes, type Route } from './speed/routes';
import { variants, type Variant } from './speed/variants';

export type BenchOptions = {
  /** Visits of which the median counts. */
  readonly visits: number;
  readonly routes: readonly Route[];
  readonly variants: readonly Variant[];
  readonly interactions: boolean;
  /** Another build to compare hydration with. */
  readonly before?: string;
  /** The folder of `performance.md`. */
  readonly out: string;
};

/** @throws Error that shows how the command is used. */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      visits: { type: 'string', default: '5' },
      routes: { type: 'string', default: routes.map(({ name }) => name).join() },
      variants: { type: 'string', default: 'bare,paper' },
      interactions: { type: 'boolean', default: true },
      before: { type: 'string' },
      out: { type: 'string', default: 'docs' },
    },
  });
  const { interactions, before, out } = values;
  const visits = Number(values.visits);
  if (!Number.isInteger(visits) || visits < 1) throw misuse(`--visits ${values.visits}`);
  return {
    visits,
    routes: values.routes.split(',').map((name) => named(routes, name, (route) => route.name)),
    variants: values.variants.split(',').map((name) => named(variants, name, (one) => one)),
    interactions,
    ...(before !== undefined && { before }),
    out,
  };
}

function named<T>(all: readonly T[], name: string, nameOf: (one: T) => string): T {
  const found = all.find((one) => nameOf(one) === name);
  if (found) return found;
  throw misuse(`"${name}" is none of ${all.map(nameOf).join(', ')}`);
}

function misuse(what: string): Error {
  return new Error(
    `${what}. Usage: npm run bench -- [--visits 5] [--routes home,article] [--variants ${variants.join()}] [--no-interactions] [--before <build folder>] [--out docs]`,
  );
}
