import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** With the license of each font beside it. */
const fonts = resolve(import.meta.dirname, '../../../libs/ui/src/fonts');

/** Adds the licenses of the fonts to those of the packages in the scripts, which Vite writes. */
export async function addFontLicenses(file: string): Promise<void> {
  const names = (await readdir(fonts)).filter((name) => name.endsWith('-license.txt'));
  for (const name of names.sort()) {
    const text = await readFile(join(fonts, name), 'utf8');
    await appendFile(file, `\n## Font: ${name.replace('-license.txt', '')}\n\n${text.trim()}\n`);
  }
}
