import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compress } from '@lawyers/hosting';

export type SiteCopy = { readonly client: string; readonly remove: () => Promise<void> };

/** Copies a build with its headers, its pages changed and compressed again. */
export async function copyBuild(
  build: string,
  change: (html: string) => string,
): Promise<SiteCopy> {
  const copy = await mkdtemp(join(tmpdir(), 'bench-'));
  const client = join(copy, 'client');
  await cp(join(build, 'client'), client, { recursive: true });
  for (const name of ['headers.json', 'redirects.json'])
    await cp(join(build, name), join(copy, name));
  for (const file of await pagesBelow(client)) {
    await writeFile(file, change(await readFile(file, 'utf8')));
    await compress(file);
  }
  return { client, remove: () => rm(copy, { recursive: true }) };
}

/** Copies any folder of static files, with a compressed twin of every text, as a good host would serve it. */
export async function copyFolder(folder: string): Promise<SiteCopy> {
  const client = await mkdtemp(join(tmpdir(), 'bench-against-'));
  await cp(folder, client, { recursive: true, dereference: true });
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile()))
    await compress(join(entry.parentPath, entry.name));
  return { client, remove: () => rm(client, { recursive: true }) };
}

/** The page without any script element: what it would be if nobody had ever written a script for it. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\brel="?modulepreload"?[^>]*>/gi, '');
}

/** The page without the preload of the font whose name begins so. */
export function withoutPreload(html: string, font: string): string {
  return html.replace(/<link\b[^>]*\brel="preload"[^>]*>/gi, (link) =>
    link.includes(`/${font}-`) ? '' : link,
  );
}

async function pagesBelow(client: string): Promise<readonly string[]> {
  const files = await readdir(client, { recursive: true });
  return files.filter((file) => file.endsWith('.html')).map((file) => join(client, file));
}
