import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Rollup } from 'vite';
import { contentHash } from '../addresses/content-hash';
import { oneLanguage } from './one-language';

/**
 * Bundles the page script of a language into `assets` below `client` (decision 0007).
 * @returns Its address.
 */
export async function writePageScript(client: string, language: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [oneLanguage(language)],
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
  if (!code)
    throw new Error(
      'The bundle of the page script (app/page-script/main.ts) is empty. Check its imports.',
    );
  const address = `/assets/page-${contentHash(code)}.js`;
  await writeFile(join(client, address), code);
  return address;
}
