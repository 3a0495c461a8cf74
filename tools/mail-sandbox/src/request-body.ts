import type { IncomingMessage } from 'node:http';

/**
 * Reads a whole request body.
 * @param limit in bytes
 * @returns null if the body is longer; the rest is read and thrown away, because an answer in the
 *   middle of a body reaches a browser as a reset
 * @throws Error if the sender goes away in the middle
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
