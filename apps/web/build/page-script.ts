import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleScript } from './bundle-script';
import { oneLanguage } from './one-language';

/**
 * Bundles the page script of a language into `assets` below `client` (decision 0007).
 * @returns Its address, with a content hash, so that the file can be cached forever.
 */
export async function writePageScript(client: string, language: string): Promise<string> {
  const code = await bundleScript('page-script/main.ts', 'iife', [oneLanguage(language)]);
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const address = `/assets/page-${hash}.js`;
  await writeFile(join(client, address), code);
  return address;
}
