import { execFileSync } from 'node:child_process';
import { loadOver, machineLine } from '@lawyers/browsers';

/** What the figures were measured on and with, and when. */
export type Run = {
  readonly command: string;
  /** ISO 8601, the day. */
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly versions: string;
  readonly load: string;
};

export function describeRun(command: string, versions: readonly string[]): Run {
  return {
    command,
    date: new Date().toISOString().slice(0, 10),
    commit: commitNow(),
    machine: machineLine(),
    versions: [...versions, `Node ${process.versions.node}`].join(', '),
    // What others do at the same time shows in every time that was measured.
    load: `${loadOver(1).toFixed(1)} and ${loadOver(5).toFixed(1)}`,
  };
}

/** Whether the tree had changes that the commit does not have is part of what was measured. */
function commitNow(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    const changed = git(
      'status',
      '--porcelain',
      '--',
      'apps',
      'libs',
      'tools',
      'package-lock.json',
    );
    return git('rev-parse', '--short=10', 'HEAD') + (changed ? ' with changes' : '');
  } catch {
    return 'unknown';
  }
}
