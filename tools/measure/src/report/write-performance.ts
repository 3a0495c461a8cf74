import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, type Options } from 'prettier';
import type { GrowthFigures } from '../growth/figures';
import type { BenchFigures } from '../speed/figures';
import { performanceDocument } from './performance-document';

type Figures = { readonly bench?: BenchFigures; readonly growth?: GrowthFigures };

/** Writes new figures as JSON, then `performance.md` from all figures in the folder. */
export async function writePerformance(docs: string, figures: Figures): Promise<void> {
  for (const [name, found] of Object.entries(figures)) {
    await write(fileOf(docs, name), JSON.stringify(found), { parser: 'json' });
  }
  const bench = await read<BenchFigures>(fileOf(docs, 'bench'));
  const growth = await read<GrowthFigures>(fileOf(docs, 'growth'));
  await write(join(docs, 'performance.md'), performanceDocument(bench, growth), {
    parser: 'markdown',
  });
}

function fileOf(docs: string, name: string): string {
  return join(docs, 'performance', `${name}.json`);
}

async function read<Found>(file: string): Promise<Found | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Found) : undefined;
}

async function write(file: string, text: string, options: Options): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await format(text, { printWidth: 100, ...options }));
}
