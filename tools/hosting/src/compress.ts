import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFiles: readonly string[] = ['.html', '.js', '.css', '.svg', '.xml', '.json', '.txt'];

/** In bytes. A smaller response fits into one packet even without compression. */
const minimumSize = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Node compresses on four threads. More files at once would be no faster and use more memory. */
const workers = 8;

/** Writes `file.br` and `file.gz` beside each text file in `files`, with maximum compression. */
export async function compressAll(files: readonly string[]): Promise<void> {
  const queue = files.values();
  async function work(): Promise<void> {
    // All workers share one iterator.
    for (const file of queue) await compress(file);
  }
  await Promise.all(Array.from({ length: workers }, work));
}

async function compress(file: string): Promise<void> {
  if (!textFiles.includes(extname(file))) return;
  const content = await readFile(file);
  if (content.length < minimumSize) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY,
    [BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    brotli(content, { params }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
