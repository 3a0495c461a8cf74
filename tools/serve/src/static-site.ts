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
  if (!existsSync(join(directory, '404.html'))) {
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
  return createServer((request, response) => {
    try {
      answer(directory, files, request, response);
    } catch {
      sendUnavailable(response);
    }
  });
}

/** @throws Error during a build, which removes the not-found page first and writes the headers last. */
function answer(
  directory: string,
  files: ReturnType<typeof sirv>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { headers, redirects } = readHosting(join(directory, '..'));
  const notFound = join(directory, '404.html');
  statSync(notFound);
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const setHeaders = (address: string) => {
    for (const [name, value] of Object.entries(headersFor(headers, address)))
      response.setHeader(name, value);
  };
  setHeaders(pathname);
  const path = pathname.replace(/(?<=.)\/$/, '');
  const target = redirectFor(redirects, pathname);
  if (target) {
    response.writeHead(301, { Location: `${target}${search}` }).end();
    return;
  }
  const file = fileOf(path);
  const sendNotFound = () => {
    const accepted = `${request.headers['accept-encoding']}`;
    const form = forms.find(
      ({ encoding, end }) =>
        (!encoding || accepted.includes(encoding)) && existsSync(notFound + end),
    );
    // Those of the page that is sent: no cache may keep a missing file.
    setHeaders('/404.html');
    response.setHeader('Content-Type', contentTypeOf('404.html'));
    response.setHeader('Vary', 'Accept-Encoding');
    if (form?.encoding) response.setHeader('Content-Encoding', form.encoding);
    response.writeHead(404).end(readFileSync(notFound + (form?.end ?? '')));
  };
  if (hidden.test(path)) return sendNotFound();
  // A rebuild may remove the file before it is read.
  response.once('pipe', (source) => source.once('error', () => response.destroy()));
  request.url = file;
  files(request, response, sendNotFound);
}

/** Of a precompressed page, smallest first. */
const forms: readonly { readonly encoding?: string; readonly end: string }[] = [
  { encoding: 'br', end: '.br' },
  { encoding: 'gzip', end: '.gz' },
  { end: '' },
];

/** The file of an address without a trailing slash: a page is the `index.html` of its folder. */
function fileOf(path: string): string {
  if (extname(path)) return path;
  return path === '/' ? '/index.html' : `${path}/index.html`;
}

function sendUnavailable(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response
    .writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' })
    .end('The site is being built. Try again in a moment.\n');
}
