import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { articlesDirectory } from '@lawyers/blog-content/directory';
import type { GrowthBuild, GrowthFigures } from './growth/figures';
import { realArticles, writeArticles } from './growth/generated-articles';
import { grownIn } from './growth/growth';
import { describeRun } from './report/run';
import { writePerformance } from './report/write-performance';

const root = resolve(import.meta.dirname, '../../..');

const run = promisify(execFile);

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '1500' },
    out: { type: 'string', default: 'docs' },
  },
});
const growth = await measure(Number(values.articles));
await writePerformance(resolve(root, values.out), { growth });
for (const line of growth.grown) console.error(`GREW: ${line}`);
process.exitCode = growth.grown.length > 0 ? 1 : 0;

async function measure(large: number): Promise<GrowthFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'scale-'));
  try {
    // The server build imports packages from node_modules of a parent folder.
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const small = (await realArticles(articlesDirectory)).length;
    const site = (count: number) => join(folder, 'built', String(count));
    const builds = [];
    for (const count of [small, large]) {
      const directory = join(folder, 'articles', String(count));
      mkdirSync(directory, { recursive: true });
      await writeArticles(articlesDirectory, count, directory);
      const build = await buildSite(directory, count, site(count), count === small);
      console.log(`${count} articles: ${build.seconds.toFixed(1)} s`);
      builds.push(build);
    }
    const [before, after] = [small, large].map((count) => ({
      client: join(site(count), 'client'),
      articles: count,
    }));
    return { run: describeRun([]), builds, grown: before && after ? grownIn(before, after) : [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Builds this workspace's site from the articles in `directory` into a folder of its own.
 * @throws Error with the build's output when it fails.
 */
async function buildSite(
  directory: string,
  articles: number,
  build: string,
  compressed: boolean,
): Promise<GrowthBuild> {
  const started = performance.now();
  await run(join(root, 'node_modules/.bin/tsx'), ['build/build-site.ts', '--mode', 'sandbox'], {
    cwd: join(root, 'apps/web'),
    env: {
      ...process.env,
      ARTICLES_DIR: directory,
      BUILD_DIR: build,
      PRECOMPRESS: compressed ? 'yes' : 'no',
    },
    // A line for each page.
    maxBuffer: 2 ** 26,
  });
  return { articles, seconds: (performance.now() - started) / 1_000, compressed };
}
