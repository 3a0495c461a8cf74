import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentTypeOf } from '@lawyers/hosting';

const twins = [
  { encoding: 'br', end: '.br' },
  { encoding: 'gzip', end: '.gz' },
] as const;

/**
 * Answers with a file, in the smallest form that the browser takes. It is read whole before anything is sent, so
 * that a file which goes away in the middle breaks no answer.
 * @throws Error when there is no such file.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: 200 | 404,
): Promise<void> {
  const accepted = `${request.headers['accept-encoding']}`;
  const found = await smallest(
    file,
    twins.filter(({ encoding }) => accepted.includes(encoding)),
  );
  response.setHeader('Content-Type', contentTypeOf(file));
  response.setHeader('Vary', 'Accept-Encoding');
  if (found.encoding) response.setHeader('Content-Encoding', found.encoding);
  response.setHeader('ETag', found.tag);
  if (status === 200 && request.headers['if-none-match'] === found.tag) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Length', found.bytes.length);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : found.bytes);
}

type Found = { readonly bytes: Buffer; readonly tag: string; readonly encoding?: string };

async function smallest(file: string, accepted: readonly (typeof twins)[number][]): Promise<Found> {
  for (const { encoding, end } of accepted) {
    const twin = await read(`${file}${end}`).catch(() => undefined);
    if (twin) return { ...twin, encoding };
  }
  return read(file);
}

async function read(file: string): Promise<Found> {
  const handle = await open(file);
  try {
    const { size, mtimeMs } = await handle.stat();
    return { bytes: await handle.readFile(), tag: `W/"${size}-${Math.round(mtimeMs)}"` };
  } finally {
    await handle.close();
  }
}
