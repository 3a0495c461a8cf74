import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../addresses/content-hash';
import { bundleScript } from './bundle-script';
import { oneLanguage } from './one-language';

/**
 * Bundles the page script of a language into `assets` below `client` (decision 0007).
 * @returns Its address.
 */
export async function writePageScript(client: string, language: string): Promise<string> {
  const code = await bundleScript('page-script/main.ts', 'iife', [oneLanguage(language)]);
  const address = `/assets/page-${contentHash(code)}.js`;
  await writeFile(join(client, address), code);
  return address;
}
