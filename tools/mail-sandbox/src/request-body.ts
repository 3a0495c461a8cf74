import type { IncomingMessage } from 'node:http';

/**
 * Reads a request body.
 * @param limit In bytes.
 * @returns Null if the body is longer. The rest is still read, because browsers see an early response as a reset.
 * @throws Error if the client disconnects.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= limit) chunks.push(chunk as Buffer);
  }
  return size > limit ? null : Buffer.concat(chunks);
}
