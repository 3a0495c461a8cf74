import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { articlesDirectory } from '@lawyers/blog-content/directory';
import { paths } from '@lawyers/domain';
import { buildSite } from './build-site';
import { buildWithAstro } from './growth/astro-site';
import { realArticles, writeArticles } from './growth/generated-articles';
import { grownFiles } from './growth/grown-files';

const root = resolve(import.meta.dirname, '../../..');

const { values } = parseArgs({ options: { articles: { type: 'string', default: '1500' } } });
const folder = await mkdtemp(join(tmpdir(), 'scale-'));
try {
  // The server build imports packages from a parent folder.
  await mkdir(join(folder, 'ours'));
  await symlink(join(root, 'node_modules'), join(folder, 'ours/node_modules'));
  const real = (await realArticles(articlesDirectory)).length;
  const [small, large] = [await build(real), await build(Number(values.articles))];
  const page = join(small.client, paths.article(1), 'index.html');
  const astro = await buildWithAstro(join(folder, 'astro'), large.articles, page);
  console.log(`Astro ${astro.toFixed(1)}s; ratio ${(large.seconds / astro).toFixed(2)}, max 0.75`);
  const grown = grownFiles(small.client, large.client, real);
  console.log(grown.length > 0 ? grown.join('\n') : 'No page or script is one byte larger.');
  process.exitCode = grown.length > 0 ? 1 : 0;
} finally {
  await rm(folder, { recursive: true });
}

async function build(count: number) {
  const articles = join(folder, 'articles', String(count));
  const site = join(folder, 'ours', String(count));
  await mkdir(articles, { recursive: true });
  await writeArticles(articlesDirectory, count, articles);
  // Astro does not compress either.
  const seconds = await buildSite(site, { ARTICLES_DIR: articles, PRECOMPRESS: 'no' });
  console.log(`${count} articles in each language: ${seconds.toFixed(1)} s`);
  return { articles, client: join(site, 'client'), seconds };
}
