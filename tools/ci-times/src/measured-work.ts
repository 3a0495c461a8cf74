import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { everyTarget } from '@lawyers/test-run';
import { run } from './run';

export type Work = {
  /** From start to end, in seconds. */
  readonly seconds: number;
  /** The tasks that really ran, with their time in seconds; what came from the cache is not among them. */
  readonly ran: Readonly<Record<string, number>>;
};

type ProfileEntry = {
  readonly name: string;
  readonly ph: string;
  /** In microseconds. */
  readonly dur: number;
  readonly args: { readonly status?: string };
};

const profile = 'task-profile.json';

/** Runs all tasks of a copied workspace as `npm test` does, with Nx's own record of each. */
export function measuredWork(root: string): Work {
  const started = performance.now();
  run(join(root, 'node_modules/.bin/nx'), ['run-many', '-t', ...everyTarget], root, {
    ...process.env,
    NX_ISOLATE_PLUGINS: 'false',
    NX_PROFILE: profile,
    NX_CACHE_DIRECTORY: join(root, '.nx/cache'),
  });
  const seconds = (performance.now() - started) / 1_000;
  const entries = JSON.parse(readFileSync(join(root, profile), 'utf8')) as readonly ProfileEntry[];
  rmSync(join(root, profile));
  const ran = entries.filter(({ ph, args }) => ph === 'X' && args.status === 'success');
  return { seconds, ran: Object.fromEntries(ran.map(({ name, dur }) => [name, dur / 1e6])) };
}

/** The time of all tasks together, or of those of one target. */
export function taskTime({ ran }: Work, target?: string): number {
  return Object.entries(ran)
    .filter(([task]) => target === undefined || task.endsWith(`:${target}`))
    .reduce((sum, [, seconds]) => sum + seconds, 0);
}
