import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Rollup } from 'vite';

/**
 * Bundles the script of every page into `assets` below `client`, and gives its address: a name that changes with the
 * content, so that it may be kept for ever.
 */
export async function writePageScript(client: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: ['es2020', 'safari14'],
      lib: {
        entry: resolve(import.meta.dirname, '../app/page-script/main.ts'),
        formats: ['iife'],
        name: 'page',
      },
    },
  })) as Rollup.RollupOutput[];
  const code = result[0]?.output[0].code;
  if (!code) throw new Error('The script of every page (app/page-script/main.ts) is empty.');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const address = `/assets/page-${hash}.js`;
  await writeFile(join(client, address), code);
  return address;
}
