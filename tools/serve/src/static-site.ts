import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { contentTypeOf, headersFor, readHosting, redirectFor } from '@lawyers/hosting';

/** Files for other hosts, and precompressed files, which have no addresses of their own. */
const hidden = /^\/(?:_headers|_redirects|404\.html)$|\.(?:br|gz)$/;

/**
 * Serves a built site like a static host, with the build's headers and redirects, precompressed files, and `404.html`
 * for unknown addresses. During a rebuild, every address has status 503.
 * @param directory The build's `client` folder.
 * @throws Error without a built site.
 */
export function createStaticSite(directory: string): Server {
  const notFound = join(directory, '404.html');
  if (!existsSync(notFound)) {
    throw new Error(`${directory} holds no built site. Build it first: npx nx build-sandbox web`);
  }
  // With `dev`, sirv reads the disk for every request, so a rebuild needs no restart.
  const files = sirv(directory, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    // `/about.html` is not an address of the site.
    extensions: [],
    setHeaders: (response, file) => response.setHeader('Content-Type', contentTypeOf(file)),
  });

  /** @throws Error during a build, which removes the not-found page first and writes the headers last. */
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
      // Those of the page that is sent: no cache may keep a missing file.
      setHeaders('/404.html');
      response.setHeader('Content-Type', contentTypeOf('404.html'));
      response.setHeader('Vary', 'Accept-Encoding');
      if (isBrotli) response.setHeader('Content-Encoding', 'br');
      response.writeHead(404).end(page);
    }
    if (hidden.test(path)) return sendNotFound();
    // A rebuild may remove the file before it is read.
    response.once('pipe', (source) => source.once('error', () => response.destroy()));
    // A page is the `index.html` of its folder.
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
