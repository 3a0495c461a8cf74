import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyWorkspace, everyTarget } from '@lawyers/test-run';
import { format } from 'prettier';
import { changes, withChange, type Change } from './changes';
import { changedTasks, taskHashes, type TaskHashes } from './task-hashes';
import { run } from './run';

const root = resolve(import.meta.dirname, '../../..');
// `build` is what an operator runs; `npm test` runs the same with the sandbox's settings.
const targets = [...everyTarget, 'build'];
const copy = copyWorkspace(root);
try {
  const before = builtHashes();
  const rows = changes.map((change) => withChange(change, copy, () => row(change, before)));
  const text = await format(document(rows), { parser: 'markdown', printWidth: 100 });
  writeFileSync(resolve(root, 'docs/affected.md'), text);
} finally {
  rmSync(copy, { recursive: true });
}

function nx(...args: string[]): string {
  return run(join(copy, 'node_modules/.bin/nx'), args, copy);
}

/** The browser tests are keyed on what was built, so it has to lie there when Nx is asked. */
function builtHashes(): TaskHashes {
  nx('run', 'web:build-sandbox');
  nx('run', 'ui:build');
  return taskHashes(copy, targets);
}

function row({ kind, file }: Change, before: TaskHashes): string {
  const affected = nx('show', 'projects', '--affected', `--files=${file}`, '--json');
  const names = JSON.parse(affected.slice(affected.indexOf('['))) as readonly string[];
  const again = changedTasks(before, builtHashes());
  console.log(`${kind}: ${again.length} tasks run again in ${names.length} affected projects`);
  const cells = targets.map((target) =>
    again
      .filter((task) => task.endsWith(`:${target}`))
      .map((task) => task.split(':')[0])
      .join(', '),
  );
  return `| ${kind}<br>\`${file}\` | ${[names.length, ...cells].join(' | ')} |`;
}

function document(rows: readonly string[]): string {
  return [
    '# What a change makes run again',
    'Written by `npm run affected-table`; run it again to replace it. Each change is really made in a copy of the workspace. The number says how many projects `nx affected` names; it goes by who depends on whom. The other columns name the projects whose task gets another hash, so that it really runs, where all others are taken from the cache. Browser tests go by the built files they look at: `e2e-journeys` and `e2e-pages` by those of forms, fixed pages and scripts, `e2e-whole-site` by all, `e2e-gallery` by those of the components.',
    [
      `| Change | affected | ${targets.join(' | ')} |`,
      `| --- | ---: | ${targets.map(() => '---').join(' | ')} |`,
      ...rows,
    ].join('\n'),
    'What one changed article costs of a full run is in [performance/ci-times.md](performance/ci-times.md).',
  ].join('\n\n');
}
