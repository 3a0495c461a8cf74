import { join } from 'node:path';
import { run } from './run';

/** From a task, such as `web:build`, to the hash under which Nx keeps its result. */
export type TaskHashes = Readonly<Record<string, string>>;

/** Asks Nx itself, in a process of its own, since it keeps what it has read of a workspace. */
export function taskHashes(
  root: string,
  targets: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): TaskHashes {
  const printed = run(
    join(root, 'node_modules/.bin/tsx'),
    ['tools/ci-times/src/print-task-hashes.ts', ...targets],
    root,
    { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', ...settings },
  );
  return JSON.parse(printed.slice(printed.indexOf('{'))) as TaskHashes;
}

/** The tasks that Nx would not take from its cache, in order. */
export function changedTasks(before: TaskHashes, after: TaskHashes): readonly string[] {
  return Object.keys(after)
    .filter((task) => after[task] !== before[task])
    .sort();
}
