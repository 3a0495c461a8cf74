import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { contentTypeOf, headersFor, readHosting, redirectFor } from '@lawyers/hosting';

/** Files without an address: those that configure other hosts, the not-found page, and precompressed files. */
const hidden = /^\/(?:_headers|_redirects|404\.html)$|\.(?:br|gz)$/;

/**
 * Serves a built site as a static host does: with the build's headers and redirects, precompressed files, and
 * `404.html` for unknown addresses. While the site is being rebuilt, every address answers 503.
 * @param directory The build's `client` folder.
 * @throws Error if the folder holds no built site.
 */
export function createStaticSite(directory: string): Server {
  const notFound = join(directory, '404.html');
  if (!existsSync(notFound)) {
    throw new Error(`${directory} holds no built site. Build it first: npx nx build-sandbox web`);
  }
  // With `dev`, sirv reads the disk at every request, so a rebuild needs no restart.
  const files = sirv(directory, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    // By default, sirv also looks for files with `.html` or `.htm` appended to the requested path, which no address of
    // the site needs: `request.url` below names the whole file.
    extensions: [],
    setHeaders: (response, file) => response.setHeader('Content-Type', contentTypeOf(file)),
  });

  /**
   * Answers one request.
   * @throws Error while the folder lacks the headers, redirects, or not-found page. A build first deletes its folder,
   * and writes these files at the end.
   */
  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { headers, redirects } = readHosting(join(directory, '..'));
    statSync(notFound);
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.replace(/(?<=.)\/$/, '');
    const setHeaders = (of: string) =>
      response.setHeaders(new Map(Object.entries(headersFor(headers, of))));
    setHeaders(pathname);

    const target = redirectFor(redirects, pathname);
    if (target) return void response.writeHead(301, { Location: `${target}${search}` }).end();

    function sendNotFound(): void {
      const isBrotli = `${request.headers['accept-encoding']}`.includes('br');
      const page = readFileSync(isBrotli ? `${notFound}.br` : notFound);
      // Uses the headers of the not-found page instead of those of the requested address: under `/assets`, caches would
      // keep a missing file for a year.
      setHeaders('/404.html');
      response.setHeader('Content-Type', contentTypeOf('404.html'));
      response.setHeader('Vary', 'Accept-Encoding');
      if (isBrotli) response.setHeader('Content-Encoding', 'br');
      response.writeHead(404).end(page);
    }
    if (hidden.test(path)) return sendNotFound();
    // Ends the response if a rebuild removes the file while it is being sent.
    response.once('pipe', (source) => source.once('error', () => response.destroy()));
    // sirv gets the path of a file: the page `/about` is `/about/index.html`.
    request.url = extname(path) ? path : `${path.replace(/\/$/, '')}/index.html`;
    files(request, response, sendNotFound);
  }

  return createServer((request, response) => {
    try {
      answer(request, response);
    } catch {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response
        .writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' })
        .end('The site is being built. Try again in a moment.\n');
    }
  });
}
