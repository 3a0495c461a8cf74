import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** By task, such as `mail:test`: the files that it opened for reading, as absolute paths without symbolic links. */
export type Reads = ReadonlyMap<string, ReadonlySet<string>>;

/** What strace wrote about one process or thread. */
type Process = {
  task?: string;
  readonly children: string[];
  readonly reads: string[];
  readonly writes: string[];
};

/**
 * Runs Nx under strace, which records the system calls of every process that Nx starts. Only opened files count as
 * read: Jest also lists a project's folders and calls `stat` for every file, but reads few of them.
 * @returns The reads, and whether all tasks passed.
 * @throws Error when strace does not start.
 */
export function traceReads(nxArguments: readonly string[], root: string): [Reads, boolean] {
  const folder = mkdtempSync(join(tmpdir(), 'reads-'));
  const { status, error } = spawnSync(
    'strace',
    [
      // strace writes a file for each thread, and only calls that succeed, with the paths of the files that they
      // opened.
      ...['--follow-forks', '--output-separately', '--seccomp-bpf', '--successful-only', '-y'],
      // Whole environments are recorded, because Nx names the task in variables of the process.
      ...['--no-abbrev', '--string-limit=100', '--signal=none', '--quiet=all'],
      ...['--trace=openat,execve,clone,clone3,fork,vfork', `--output=${join(folder, 'process')}`],
      ...['nx', ...nxArguments],
    ],
    {
      cwd: root,
      stdio: 'inherit',
      // The Nx daemon is not a child of this process, so strace would not see the tasks that it runs.
      env: { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' },
    },
  );
  if (error) throw error;
  const traces = readdirSync(folder).map(
    (file) => [file.split('.')[1]!, readFileSync(join(folder, file), 'utf8')] as const,
  );
  rmSync(folder, { recursive: true });
  return [readsOf(new Map(traces)), status === 0];
}

/**
 * Returns the files that each task read, according to strace.
 * @param traces What strace wrote about each process, by process id.
 */
export function readsOf(traces: ReadonlyMap<string, string>): Reads {
  const processes = new Map([...traces].map(([id, trace]) => [id, parse(trace)]));
  // A process whose environment names no task, such as a thread or a child process, belongs to the task of its parent.
  const spread = ({ task, children }: Process): void => {
    for (const child of children.map((id) => processes.get(id))) {
      if (!child || child.task || !task) continue;
      child.task = task;
      spread(child);
    }
  };
  for (const process of [...processes.values()].filter(({ task }) => task)) spread(process);
  const reads = new Map<string, Set<string>>();
  for (const { task, reads: paths } of processes.values())
    if (task) reads.set(task, new Set([...(reads.get(task) ?? []), ...paths]));
  // A file that the task itself wrote is its output, and not an input that Nx would have to hash.
  for (const { task, writes } of processes.values())
    for (const path of writes) reads.get(task ?? '')?.delete(path);
  return reads;
}

function parse(trace: string): Process {
  const process: Process = { children: [], reads: [], writes: [] };
  for (const line of trace.split('\n')) {
    if (line.startsWith('openat(')) {
      const [, flags, path] = /, (O_\S+).*\) = \d+<([^>]*)>$/.exec(line) ?? [];
      if (!path || !flags || /O_DIRECTORY|O_PATH/.test(flags)) continue;
      (flags.startsWith('O_RDONLY') ? process.reads : process.writes).push(path);
    } else if (line.startsWith('execve(')) {
      const [, project] = /"NX_TASK_TARGET_PROJECT=([^"]*)"/.exec(line) ?? [];
      const [, target] = /"NX_TASK_TARGET_TARGET=([^"]*)"/.exec(line) ?? [];
      if (project && target) process.task = `${project}:${target}`;
    } else {
      const [, child] = / = (\d+)$/.exec(line) ?? [];
      if (child) process.children.push(child);
    }
  }
  return process;
}
