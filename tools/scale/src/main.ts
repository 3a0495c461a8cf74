import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { paths } from '@lawyers/domain';
import { loadOver, machineLine } from '@lawyers/browsers';
import { format } from 'prettier';
import { buildAstro, installAstro } from './build-astro';
import { buildSite } from './build-site';
import type { Build, ScaleFigures } from './figures';
import { growthComplaints } from './growth';
import { readRealArticles } from './real-article';
import { parseScaleOptions, type ScaleOptions } from './scale-options';
import { reachedTargets } from './reached-targets';
import { scalePlot } from './scale-plot';
import { scaleSection } from './scale-section';
import { writeArticles } from './write-articles';

const root = resolve(import.meta.dirname, '../../..');
// The same place each time, so that Astro is installed once; what was built is removed.
const folder = join(tmpdir(), 'scale-of-the-site');
const real = readRealArticles(join(root, 'libs/blog-content/articles'));

try {
  const options = parseScaleOptions(process.argv.slice(2), real.length);
  const { figures, complaints } = await measure(options);
  await writeDocuments(figures, complaints, resolve(root, options.documents));
  for (const complaint of complaints) console.error(`GREW: ${complaint}`);
  process.exitCode = complaints.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const made of ['articles', 'built', 'astro/dist', 'astro/public', 'astro/articles']) {
    rmSync(join(folder, made), { recursive: true, force: true });
  }
}

async function measure({ counts, astro }: ScaleOptions) {
  rmSync(join(folder, 'built'), { recursive: true, force: true });
  const versions: Record<string, string> = { Node: process.versions.node };
  for (const name of ['react-router', 'vite']) versions[name] = installedVersion(name);
  if (astro) versions['Astro'] = installAstro(join(folder, 'astro'));
  const figures = { ours: [] as Build[], astro: [] as Build[] };
  const complaints: string[] = [];
  mkdirSync(join(folder, 'built'), { recursive: true });
  // The server build that renders the pages imports packages from above its own folder.
  symlinkSync(join(root, 'node_modules'), join(folder, 'built/node_modules'));
  const client = (count: number) => join(folder, 'built', String(count), 'client');
  for (const count of counts) {
    const articles = { count, directory: join(folder, 'articles', String(count)) };
    rmSync(articles.directory, { recursive: true, force: true });
    await writeArticles(real, count, articles.directory);
    tell('ours', await buildSite(root, articles, join(client(count), '..')), figures.ours);
    const small = { client: client(real.length), count: real.length };
    if (count > real.length) {
      complaints.push(...growthComplaints(small, { client: client(count), count }));
    }
    if (!astro) continue;
    const page = join(client(count), paths.article(1), 'index.html');
    tell('Astro', await buildAstro(join(folder, 'astro'), articles, page), figures.astro);
  }
  const date = new Date().toISOString().slice(0, 10);
  // A load beyond the cores is others' work.
  const machine = `${machineLine()}, load average ${loadOver(5).toFixed(0)} over 5 minutes`;
  return { figures: { date, machine, versions, ...figures }, complaints };
}

function tell(who: string, build: Build, builds: Build[]): void {
  const { articles, build: used, compression } = build;
  builds.push(build);
  console.log(
    `${who}, ${articles} articles: ${used.seconds.toFixed(1)} s (${used.processorSeconds.toFixed(1)} s of processors), ` +
      `${used.peakMemory.toFixed(0)} MiB, then ${compression.toFixed(1)} s of compression`,
  );
}

function installedVersion(name: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

async function writeDocuments(
  figures: ScaleFigures,
  complaints: readonly string[],
  documents: string,
): Promise<void> {
  const pictures = join(documents, 'pictures/performance');
  mkdirSync(join(documents, 'performance'), { recursive: true });
  mkdirSync(pictures, { recursive: true });
  const told = { ...figures, targets: reachedTargets(figures, complaints) };
  const json = await format(JSON.stringify(told), { parser: 'json', printWidth: 100 });
  writeFileSync(join(documents, 'performance/scale.json'), json);
  const text = `# However much it grows\n\n${scaleSection(figures, '../pictures/performance/scale.svg')}`;
  const markdown = await format(text, { parser: 'markdown', printWidth: 100 });
  writeFileSync(join(documents, 'performance/scale.md'), markdown);
  writeFileSync(join(pictures, 'scale.svg'), scalePlot(figures));
}
