import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFiles: readonly string[] = ['.html', '.js', '.css', '.svg', '.xml', '.json', '.txt'];

/** In bytes. A smaller response fits into one packet even without compression. */
const minimumSize = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `file.br` and `file.gz` beside each text file in `files`, with maximum compression. */
export async function compressAll(files: readonly string[]): Promise<void> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  const compressed = files.filter(isCompressed).map(async (file) => {
    const content = await readFile(file);
    const params = {
      [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY,
      [BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await writeFile(`${file}.br`, await brotli(content, { params }));
    await writeFile(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
  });
  await Promise.all(compressed);
}

/** Whether a file has compressed forms beside it. */
export function isCompressed(file: string): boolean {
  return textFiles.includes(extname(file)) && statSync(file).size >= minimumSize;
}
