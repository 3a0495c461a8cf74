import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { paths } from '@lawyers/domain';
import { finished } from './build-site';
import type { Build } from './figures';
import { measuredRun } from './measured-run';

const template = resolve(import.meta.dirname, '../astro');

/** Puts the newest Astro 5 of the registry into `folder`, unless it is there already, and gives its version. */
export function installAstro(folder: string): string {
  const manifest = join(folder, 'node_modules/astro/package.json');
  mkdirSync(folder, { recursive: true });
  cpSync(template, folder, { recursive: true });
  // Not a file of the template, which would make a project of this workspace of it.
  const own = { name: 'astro-for-comparison', private: true, type: 'module' };
  if (!existsSync(manifest)) writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  if (!existsSync(manifest)) {
    console.log('Installing Astro 5, outside of this workspace.');
    const { status, stderr } = spawnSync('npm', ['install', 'astro@5', '--no-audit', '--no-fund'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`Astro could not be installed:\n${stderr}`);
  }
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/**
 * Builds the same articles with Astro: one page for each, lists of ten, and `pageOfOurs` as the source of the style,
 * header and footer that every page has in both sites. Pictures are files of their final sizes in both, and are
 * copied. In Astro's favour: header and footer are ready text, it hashes no file, and it makes no redirects, headers,
 * feed or sitemap.
 */
export async function buildAstro(
  folder: string,
  articles: { readonly directory: string; readonly count: number },
  pageOfOurs: string,
): Promise<Build> {
  for (const old of ['dist', 'public', 'articles', '.astro', 'node_modules/.astro']) {
    rmSync(join(folder, old), { recursive: true, force: true });
  }
  takeParts(readFileSync(pageOfOurs, 'utf8'), join(folder, 'src/parts'));
  symlinkSync(articles.directory, join(folder, 'articles'));
  for (const name of readdirSync(articles.directory)) {
    const target = join(folder, 'public/articles', name);
    mkdirSync(target, { recursive: true });
    symlinkSync(join(articles.directory, name, 'pictures'), join(target, 'pictures'));
  }
  const build = await measuredRun(join(folder, 'node_modules/.bin/astro'), ['build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const expected = join(folder, 'dist', paths.article(articles.count), 'index.html');
  if (!existsSync(expected)) throw new Error(`Astro did not build ${expected}.`);
  return finished(articles.count, build, join(folder, 'dist'));
}

function takeParts(html: string, folder: string): void {
  const part = (pattern: RegExp) => pattern.exec(html)?.[0] ?? '';
  writeFileSync(join(folder, 'page.css'), part(/(?<=<style[^>]*>)[\s\S]*?(?=<\/style>)/));
  writeFileSync(join(folder, 'header.html'), part(/<header[\s\S]*?<\/header>/));
  writeFileSync(join(folder, 'footer.html'), part(/<footer[\s\S]*<\/footer>/));
}
