import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchProcessTree, type Used } from './process-tree';

let proc: string;

beforeEach(() => {
  jest.useFakeTimers();
  proc = mkdtempSync(join(tmpdir(), 'proc-'));
});

afterEach(() => {
  jest.useRealTimers();
  rmSync(proc, { recursive: true });
});

type Line = {
  readonly parent: number;
  readonly user: number;
  readonly system: number;
  readonly pages: number;
};

/** A process as Linux writes it down: 52 fields, of which four are read. */
function write(pid: number, { parent, user, system, pages }: Line): void {
  const fields = Array.from({ length: 52 }, () => '0');
  const known = {
    1: pid,
    2: '(node (a name))',
    3: 'S',
    4: parent,
    14: user,
    15: system,
    24: pages,
  };
  for (const [place, value] of Object.entries(known)) fields[Number(place) - 1] = String(value);
  mkdirSync(join(proc, String(pid)), { recursive: true });
  writeFileSync(join(proc, String(pid), 'stat'), fields.join(' '));
}

/** Watches process 10 over some looks, with something happening before each. */
function used(...happenings: readonly (() => void)[]): Used {
  const watch = watchProcessTree(10, proc);
  for (const happening of happenings) {
    happening();
    jest.advanceTimersByTime(250);
  }
  return watch.stop();
}

test('time and memory of the process, its children and theirs are counted, and no others', () => {
  const once = () => {
    write(1, { parent: 0, user: 900, system: 900, pages: 25_600 });
    write(10, { parent: 1, user: 100, system: 50, pages: 256 });
    write(12, { parent: 11, user: 20, system: 10, pages: 256 });
    write(11, { parent: 10, user: 10, system: 10, pages: 256 });
  };

  expect(used(once)).toEqual({ processorSeconds: 2, peakMemory: 3 });
});

test('memory is the most at a time; the time of a process that has ended stays', () => {
  const alone = () => write(10, { parent: 1, user: 100, system: 0, pages: 256 });
  const together = () => write(11, { parent: 10, user: 100, system: 0, pages: 512 });
  const ended = () => rmSync(join(proc, '11'), { recursive: true });

  expect(used(alone, together, ended)).toEqual({ processorSeconds: 2, peakMemory: 3 });
});

test('a machine without such a folder is told of as 0, and is no error', () => {
  const watch = watchProcessTree(10, join(proc, 'none'));
  jest.advanceTimersByTime(500);

  expect(watch.stop()).toEqual({ processorSeconds: 0, peakMemory: 0 });
});
