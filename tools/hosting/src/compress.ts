import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const textFiles: readonly string[] = ['.html', '.js', '.css', '.svg', '.xml', '.json', '.txt'];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `file.br` and `file.gz` beside each text file in `files`. The files are made once and sent often, so both have
 * the highest compression level, which is Node's default for Brotli.
 */
export async function compressAll(files: readonly string[]): Promise<void> {
  const compressed = files.filter(isCompressed).map(async (file) => {
    const content = await readFile(file);
    await writeFile(`${file}.br`, await brotli(content));
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
  });
  await Promise.all(compressed);
}

/** Whether `compressAll` compresses a file. Below 200 bytes, compression saves no network packet. */
export function isCompressed(file: string): boolean {
  return textFiles.includes(extname(file)) && statSync(file).size >= 200;
}
