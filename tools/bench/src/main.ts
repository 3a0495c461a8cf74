import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { format, type Options } from 'prettier';
import { parseBenchOptions, type BenchOptions } from './bench-options';
import type { Figures } from './figures';
import { growthTargets } from './growth-targets';
import { measure } from './measure';
import { plotsOf } from './plots';
import { withSections } from './sections';
import { sectionsOf } from './sections-of-document';
import { targetsOf } from './targets';

const root = resolve(import.meta.dirname, '../../..');
const docs = join(root, 'docs');
const started = performance.now();

try {
  process.exitCode = await bench(parseBenchOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Returns the exit code: 0 when everything was measured, whether or not it met its target. */
async function bench(options: BenchOptions): Promise<number> {
  const port = Number(process.env['SITE_PORT'] ?? 4200);
  const build = join(root, 'dist/apps/web');
  const { figures, failed } = await measure(build, port, options, commandOf(options), say);
  // A quick look is no record.
  const folder = options.quick ? join(root, 'dist/bench') : docs;
  await write(folder, figures);
  for (const { measure: name, figure, target, met } of targetsOf(figures)) {
    if (met !== undefined)
      console.log(`${met ? 'met   ' : 'MISSED'}  ${name}: ${figure}, target ${target}`);
  }
  say(`written to ${relative(root, folder)}/performance.md`);
  if (failed.length > 0) console.error(`Not measured: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
}

/** Figures of subjects that were not measured now stay as they were. */
async function write(folder: string, measured: Figures): Promise<void> {
  const record = join(folder, 'performance/bench.json');
  const plots = join(folder, 'pictures/performance');
  for (const directory of [join(folder, 'performance'), plots])
    await mkdir(directory, { recursive: true });
  const before: Figures = existsSync(record) ? JSON.parse(await readFile(record, 'utf8')) : {};
  const figures: Figures = { ...before, ...measured };
  const targets = [...targetsOf(figures), ...growthTargets(join(folder, 'performance'))];
  const document = join(folder, 'performance.md');
  const text = await readFile(
    existsSync(document) ? document : join(docs, 'performance.md'),
    'utf8',
  );
  const style: Options = { singleQuote: true, printWidth: 100 };
  const json = await format(JSON.stringify(figures), { ...style, parser: 'json' });
  const markdown = withSections(text, sectionsOf(figures, targets));
  await writeFile(record, json);
  await writeFile(document, await format(markdown, { ...style, parser: 'markdown' }));
  for (const [name, svg] of Object.entries(plotsOf(figures)))
    await writeFile(join(plots, name), svg);
}

/** As it would be typed, without what is only true of this machine. */
function commandOf({ quick, runs, against, only }: BenchOptions): string {
  const options = [
    ...(quick ? ['--quick'] : []),
    ...(runs === (quick ? 1 : 5) ? [] : ['--runs', runs]),
    ...(only.length === 5 ? [] : ['--only', only.join()]),
    ...(against === undefined ? [] : ['--against', basename(resolve(against))]),
  ];
  return ['npm run bench', ...(options.length > 0 ? ['--', ...options] : [])].join(' ');
}

function say(text: string): void {
  const seconds = (performance.now() - started) / 1000;
  const minutes = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
  console.log(`${minutes.padStart(5)}  ${text}`);
}
