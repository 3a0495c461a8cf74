import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createProjectGraphAsync } from '@nx/devkit';
import { installStrace } from '@lawyers/browsers';
import { compareInputs, type Declared } from './compare-inputs';
import { traceReads } from './traced-reads';

/*
 * Runs under strace the tasks whose results Nx caches, and fails when a task reads a file or a package that is not in
 * its hash: after a change to that file, Nx would still return the old result (decision 30). `npm run check-inputs --
 * -p mail,web -t test` checks some tasks instead of all.
 */
const root = resolve(import.meta.dirname, '..');
const reportFile = 'dist/task-reads.json';
installStrace();
Object.assign(process.env, { NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' });

const { values } = parseArgs({
  options: { projects: { type: 'string', short: 'p' }, targets: { type: 'string', short: 't' } },
});
const graph = await createProjectGraphAsync();
const tasks = Object.values(graph.nodes).flatMap(({ name, data }) =>
  Object.entries(data.targets ?? {})
    .filter(([target, { cache, executor }]) => {
      const isNamed =
        (values.projects?.split(',').includes(name) ?? true) &&
        (values.targets?.split(',').includes(target) ?? true);
      return cache && executor !== 'nx:noop' && isNamed;
    })
    // `web:build` does not run, because a production build stops with an error if its settings are missing. Its inputs
    // are compared with what `web:build-sandbox` reads, which is the same program in another mode. So this check does
    // not see what only a production build reads: the settings, and the state of Git. Both are in its hash as the
    // output of commands (`runtime` in apps/web/package.json).
    .map(
      ([target]) => [name, `${name}:${target}` === 'web:build' ? 'build-sandbox' : target] as const,
    ),
);
// Nx runs each named target in each named project, and `web` must not run `build`. So that target has a run of its own.
const runs = [
  tasks.filter(([, target]) => target === 'build'),
  tasks.filter(([, target]) => target !== 'build'),
].filter(({ length }) => length > 0);

// Deletes earlier output, because an incremental compiler that finds its last output would not read the sources again.
rmSync(resolve(root, 'dist'), { recursive: true, force: true });
const traces = runs.map((run) => {
  const [projects, targets] = [0, 1].map((index) =>
    [...new Set(run.map((task) => task[index]!))].join(','),
  );
  const parts = ['-p', projects!, '-t', targets!];
  return traceReads(['run-many', ...parts, '--skip-nx-cache', '--nx-bail=false'], root);
});
const reads = new Map(traces.flatMap(([found]) => [...found]));
const sandbox = reads.get('web:build-sandbox');
if (sandbox) reads.set('web:build', sandbox);
const hasPassed = traces.every(([, passed]) => passed);
if (!hasPassed) console.error('A task failed, so it may not have read everything.');

type Report = { readonly reads: readonly string[]; readonly unread: readonly string[] };
const reports: Record<string, Report> = {};
const problems = [...reads.keys()].sort().flatMap((task) => {
  const paths = reads.get(task)!;
  const show = ['nx', 'show', 'target', 'inputs', task, '--json'];
  const declared = JSON.parse(
    execFileSync('npx', show, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }),
  ) as Declared;
  const { undeclared, unread } = compareInputs({ task, reads: paths, declared, graph, root });
  reports[task] = { reads: [...paths].filter((path) => path.startsWith(root)), unread };
  return undeclared;
});
// Not printed: tasks declare whole folders and share named inputs, so the list of what one task does not read is long.
writeFileSync(resolve(root, reportFile), JSON.stringify(reports, null, 1));
for (const problem of problems) console.error(problem);
console.log(`${reads.size} tasks, ${problems.length} reads that are not declared`);
console.log(`${reportFile} lists what each task read, and which declared files it did not read.`);
process.exitCode = hasPassed && problems.length === 0 ? 0 : 1;
