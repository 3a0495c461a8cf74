import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentTypeOf } from '@lawyers/hosting';

const twins = [
  { encoding: 'br', end: '.br' },
  { encoding: 'gzip', end: '.gz' },
] as const;

/** Answers an unknown address with the not-found page, in the smallest form that the browser takes. */
export function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
): void {
  const accepted = `${request.headers['accept-encoding']}`;
  const twin = twins.find(({ encoding }) => accepted.includes(encoding));
  response.setHeader('Content-Type', contentTypeOf(file));
  response.setHeader('Vary', 'Accept-Encoding');
  if (twin) response.setHeader('Content-Encoding', twin.encoding);
  response.writeHead(404).end(readFileSync(`${file}${twin?.end ?? ''}`));
}
