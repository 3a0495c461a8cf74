import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { articlesPerPage, languages, site } from '@lawyers/domain';

/** The last version for Node 20. */
const astro = 'astro@5.18.2';

const run = promisify(execFile);

/**
 * Builds the same articles and lists with Astro, in a folder of its own, and returns the seconds that it took. Pages
 * have our header, styles, and footer as ready HTML, which favors Astro.
 * @param page One of our built article pages.
 */
export async function buildWithAstro(
  folder: string,
  articles: string,
  page: string,
): Promise<number> {
  const [before = '', after = ''] = (await readFile(page, 'utf8')).split(/<main.*<\/main>/s);
  const files = {
    'package.json': JSON.stringify({ type: 'module' }),
    'src/shell.json': JSON.stringify({ before, after }),
    'src/content.config.ts': contentConfig(articles),
    'src/pages/[...path].astro': articlePage,
    'src/pages/lists/[...page].astro': listPage,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  for (const article of await readdir(articles)) {
    const pictures = join(articles, article, 'pictures');
    await cp(pictures, join(folder, 'public', article), { recursive: true });
  }
  const inFolder = { cwd: folder, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' } };
  await run('npm', ['install', '--no-audit', '--no-fund', astro], inFolder);
  const started = performance.now();
  await run('node_modules/.bin/astro', ['build'], { ...inFolder, maxBuffer: 2 ** 26 });
  return (performance.now() - started) / 1_000;
}

function contentConfig(articles: string): string {
  const names = site.languages.map((language) => languages[language].articleFile);
  return `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
const pattern = ${JSON.stringify(names.map((name) => `*/${name}`))};
const generateId = ({ entry }) => entry.replace(/\\.md$/, '');
export const collections = {
  articles: defineCollection({ loader: glob({ base: ${JSON.stringify(articles)}, pattern, generateId }) }),
};`;
}

const articlePage = `---
import { getCollection, render } from 'astro:content';
import { before, after } from '../shell.json';
export async function getStaticPaths() {
  const entries = await getCollection('articles');
  return entries.map((entry) => ({ params: { path: entry.id }, props: { entry } }));
}
const { entry } = Astro.props;
const { Content } = await render(entry);
const folder = '/' + entry.id.split('/')[0];
const cover = (type) => [640, 960, 1280].map((width) => \`\${folder}/cover-\${width}.\${type} \${width}w\`).join();
---
<Fragment set:html={before} /><main><h1>{entry.data.title}</h1><p>{entry.data.summary}</p>
<picture><source type="image/avif" srcset={cover('avif')} /><img src={folder + '/cover-640.webp'} srcset={cover('webp')} alt={entry.data.cover} /></picture>
<Content /><ul>{entry.data.sources.map(({ title, url }) => <li><a href={url}>{title}</a></li>)}</ul>
</main><Fragment set:html={after} />`;

const listPage = `---
import { getCollection } from 'astro:content';
import { before, after } from '../../shell.json';
export async function getStaticPaths({ paginate }) {
  return paginate(await getCollection('articles'), { pageSize: ${articlesPerPage} });
}
const { page } = Astro.props;
---
<Fragment set:html={before} /><main>{page.data.map(({ id, data }) => <article><img src={'/' + id.split('/')[0] + '/cover-372.webp'} alt="" />
<h2><a href={'/' + id}>{data.title}</a></h2><p>{data.summary}</p></article>)}
</main><Fragment set:html={after} />`;
