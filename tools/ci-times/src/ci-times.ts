import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyWorkspace, everyTarget, loadOver, machineLine } from '@lawyers/test-run';
import { format } from 'prettier';
import { changes, withChange } from './changes';
import { measuredWork, taskTime, type Work } from './measured-work';

/** What one changed article may at most cost of the work of a full run. */
const target = 0.35;

/** How long a run with nothing changed may take, in seconds. */
const warmTarget = 5;

const root = resolve(import.meta.dirname, '../../..');
const folder = resolve(root, 'docs/performance');
const copy = copyWorkspace(root);
try {
  const [article] = changes;
  if (!article) throw new Error('There is no change to measure.');
  const cold = told('cold', measuredWork(copy));
  const warm = told('warm', measuredWork(copy));
  const affected = told(
    'one changed article',
    withChange(article, copy, () => measuredWork(copy)),
  );
  const ratio = taskTime(affected) / taskTime(cold);
  const strangers = Object.keys(affected.ran).filter((task) => /^(mail|ui):/.test(task));
  const figures = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${machineLine()}, load average ${loadOver(5).toFixed(0)} over 5 minutes`,
    ratio,
    runs: { cold, warm, affected },
    // As the bench's document reads them; the measures are named as there.
    targets: [
      {
        measure: 'Changing one article: `nx affected` work ÷ full run',
        figure: ratio.toFixed(2),
        met: ratio <= target && strangers.length === 0,
      },
      {
        measure: 'Warm full run with nothing changed',
        figure: `${warm.seconds.toFixed(1)} s`,
        met: warm.seconds <= warmTarget,
      },
    ],
  };
  mkdirSync(folder, { recursive: true });
  await write('ci-times.json', JSON.stringify(figures), 'json');
  await write('ci-times.md', document(figures), 'markdown');
  for (const task of strangers) console.error(`${task} ran for a changed article.`);
  if (ratio > target) console.error(`A changed article costs ${ratio.toFixed(2)} of a full run.`);
  process.exitCode = strangers.length > 0 || ratio > target ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true });
}

function told(name: string, work: Work): Work {
  const tasks = Object.keys(work.ran).length;
  console.log(
    `${name}: ${work.seconds.toFixed(1)} s, ${tasks} tasks of ${taskTime(work).toFixed(1)} s`,
  );
  return work;
}

async function write(file: string, text: string, parser: string): Promise<void> {
  writeFileSync(resolve(folder, file), await format(text, { parser, printWidth: 100 }));
}

type Figures = {
  readonly date: string;
  readonly machine: string;
  readonly ratio: number;
  readonly runs: { readonly cold: Work; readonly warm: Work; readonly affected: Work };
};

function document({ date, machine, ratio, runs }: Figures): string {
  const { cold, warm, affected } = runs;
  const cells = (name: string, tell: (work: Work) => string) =>
    `| ${name} | ${tell(cold)} | ${tell(warm)} | ${tell(affected)} |`;
  const slowest = Object.entries(cold.ran).sort(([, a], [, b]) => b - a);
  return [
    '# Times of the checks',
    'Written by `npm run ci-times`; run it again to replace these figures. It copies the workspace to a temporary folder and runs all of `npm test` there three times: with an empty cache, again with nothing changed, and again with one sentence more in one article. Rows add up the time of tasks, which run side by side; the last row is what one waits.',
    `Measured on ${date}, ${machine}.`,
    [
      '| | Cold | Warm | One changed article |',
      '| --- | ---: | ---: | ---: |',
      ...everyTarget.map((name) => cells(name, (work) => `${taskTime(work, name).toFixed(1)} s`)),
      cells('tasks that ran', ({ ran }) => `${Object.keys(ran).length}`),
      cells('**from start to end**', ({ seconds }) => `**${seconds.toFixed(1)} s**`),
    ].join('\n'),
    `One changed article costs **${ratio.toFixed(2)}** of the work of a full run (target: at most ${target}). These ran: ${Object.keys(affected.ran).sort().join(', ')}.`,
    '## The slowest tasks of a cold run',
    [
      '| Task | Time |',
      '| --- | ---: |',
      ...slowest.slice(0, 12).map(([task, seconds]) => `| ${task} | ${seconds.toFixed(1)} s |`),
    ].join('\n'),
  ].join('\n\n');
}
