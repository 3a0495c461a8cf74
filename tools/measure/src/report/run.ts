import { execFileSync } from 'node:child_process';
import { loadOver, machineLine } from '@lawyers/browsers';

/** Date, commit, machine, and versions of a measurement. */
export type Run = {
  /** ISO 8601 date. */
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly versions: readonly string[];
  /** Load average of the last five minutes. Above the number of cores, other processes were busy too. */
  readonly load: number;
};

export function describeRun(versions: readonly string[]): Run {
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: currentCommit(),
    machine: machineLine(),
    versions: [...versions, `Node ${process.versions.node}`],
    load: Math.round(loadOver(5) * 10) / 10,
  };
}

export function runLine({ date, commit, machine, versions, load }: Run): string {
  return `${date}, commit ${commit}; ${machine}; load average ${load}; ${versions.join(', ')}`;
}

function currentCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', 'apps', 'libs', 'package-lock.json');
  return git('rev-parse', '--short=10', 'HEAD') + (changed ? ' with changes' : '');
}
