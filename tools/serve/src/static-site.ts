import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { contentTypeOf, headersFor, readHosting, redirectFor } from '@lawyers/hosting';

/** Files without an address: those that configure other hosts, the not-found page, and precompressed files. */
const hidden = /^\/(?:_headers|_redirects|404\.html)$|\.(?:br|gz)$/;

/**
 * Serves a built site as a static host does: with the build's headers and redirects, precompressed files, and
 * `404.html` for unknown addresses. It reads the list of files and the headers once, so after another build it must be
 * started again.
 * @param directory The build's `client` folder.
 * @throws Error if the folder holds no built site.
 */
export function createStaticSite(directory: string): Server {
  const notFound = join(directory, '404.html');
  if (!existsSync(notFound)) {
    throw new Error(`${directory} holds no built site. Build it first: npx nx build-sandbox web`);
  }
  const { headers, redirects } = readHosting(join(directory, '..'));
  const files = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    // By default, sirv also looks for files with `.html` or `.htm` appended to the requested path, which no address of
    // the site needs: `request.url` below names the whole file.
    extensions: [],
    setHeaders: (response, file) => response.setHeader('Content-Type', contentTypeOf(file)),
  });

  return createServer((request, response) => {
    const [requested, base] = [request.url ?? '/', 'http://localhost'];
    if (!URL.canParse(requested, base)) return void response.writeHead(400).end();
    const { pathname, search } = new URL(requested, base);
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
    // sirv gets the path of a file: the page `/about` is `/about/index.html`.
    request.url = extname(path) ? path : `${path.replace(/\/$/, '')}/index.html`;
    files(request, response, sendNotFound);
  });
}
