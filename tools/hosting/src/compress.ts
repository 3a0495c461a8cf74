import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFiles: readonly string[] = ['.html', '.js', '.css', '.svg', '.xml', '.json', '.txt'];

/** Below this many bytes an answer fits into one packet either way. */
const worthIt = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** More at a time would not be faster, since Node compresses on four threads, and would hold all texts in memory. */
const lanes = 8;

/** Writes `file.br` and `file.gz` beside each of `files` that is a text, as small as they can be. */
export async function compressAll(files: readonly string[]): Promise<void> {
  const waiting = files.values();
  async function lane(): Promise<void> {
    // All lanes take from the same iterator.
    for (const file of waiting) await compress(file);
  }
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Writes `file.br` and `file.gz` beside a file of text, as small as they can be. */
async function compress(file: string): Promise<void> {
  if (!textFiles.includes(extname(file))) return;
  const content = await readFile(file);
  if (content.length < worthIt) return;
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
