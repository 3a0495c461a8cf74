import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Between two looks, in milliseconds. */
const interval = 250;
const ticksPerSecond = 100;
const pageSize = 4_096;

export type Used = { readonly processorSeconds: number; readonly peakMemory: number };

/** Watches a process and all below it, through Linux's `/proc`; where there is none, everything it tells is 0. */
export function watchProcessTree(root: number, proc = '/proc'): { readonly stop: () => Used } {
  const ticks = new Map<number, number>();
  let peak = 0;
  const look = () => {
    const tree = below(root, readProcesses(proc));
    for (const one of tree) ticks.set(one.pid, one.ticks);
    peak = Math.max(
      peak,
      tree.reduce((sum, one) => sum + one.pages, 0),
    );
  };
  const timer = setInterval(look, interval);
  return {
    stop: () => {
      clearInterval(timer);
      const total = [...ticks.values()].reduce((sum, one) => sum + one, 0);
      return {
        processorSeconds: total / ticksPerSecond,
        peakMemory: (peak * pageSize) / 2 ** 20,
      };
    },
  };
}

type Process = {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
  readonly pages: number;
};

function readProcesses(proc: string): readonly Process[] {
  if (!existsSync(proc)) return [];
  return readdirSync(proc)
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(proc, Number(name)));
}

/** Nothing for a process that has ended meanwhile. */
function readProcess(proc: string, pid: number): readonly Process[] {
  try {
    const stat = readFileSync(join(proc, String(pid), 'stat'), 'utf8');
    // The name in parentheses may hold spaces; the fields behind it begin with the state, which is the third.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return [
      {
        pid,
        parent,
        ticks: (fields[11] ?? 0) + (fields[12] ?? 0),
        pages: fields[21] ?? 0,
      },
    ];
  } catch {
    return [];
  }
}

function below(root: number, all: readonly Process[]): readonly Process[] {
  const found = all.filter(({ pid }) => pid === root);
  // The list grows while it is walked: children of children are found, too.
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid));
  return found;
}
