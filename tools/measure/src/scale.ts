import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './growth/build-site';
import type { GrowthFigures } from './growth/figures';
import { realArticles, writeArticles } from './growth/generated-articles';
import { grownIn } from './growth/growth';
import { describeRun } from './report/run';
import { writePerformance } from './report/write-performance';

const root = resolve(import.meta.dirname, '../../..');
const articles = join(root, 'libs/blog-content/articles');

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
    // The server build that renders the pages imports packages from above its own folder.
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const small = (await realArticles(articles)).length;
    const site = (count: number) => join(folder, 'built', String(count));
    const builds = [];
    for (const count of [small, large]) {
      const directory = join(folder, 'articles', String(count));
      mkdirSync(directory, { recursive: true });
      await writeArticles(articles, count, directory);
      const build = await buildSite(root, { directory, count }, site(count), count === small);
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
