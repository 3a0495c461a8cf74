import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor } from './headers';

/**
 * Serves a built site as a static host would: files, `index.html` of folders, and `404.html` with status 404 for
 * everything else.
 * @throws Error when `directory` holds no built site.
 */
export function createStaticSite(directory: string): Server {
  const notFoundFile = join(directory, '404.html');
  if (!existsSync(notFoundFile)) {
    throw new Error(`${directory} holds no built site. Build it first: npx nx build-sandbox web`);
  }
  const notFound = readFileSync(notFoundFile);
  const serve = sirv(directory, {
    etag: true,
    onNoMatch: (_request, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    },
  });
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries(headersFor(pathname)))
      response.setHeader(name, value);
    serve(request, response);
  });
}
