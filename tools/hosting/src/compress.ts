import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFiles: readonly string[] = ['.html', '.js', '.css', '.svg', '.xml', '.json', '.txt'];

/** Below this many bytes an answer fits into one packet either way. */
const worthIt = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `file.br` and `file.gz` beside a file of text, as small as they can be. */
export async function compress(file: string): Promise<void> {
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
