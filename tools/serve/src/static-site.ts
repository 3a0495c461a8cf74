import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { contentTypeOf, headersFor, readHosting, type Hosting } from '@lawyers/hosting';

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
  const build = currentBuild(directory);
  return createServer((request, response) => {
    try {
      answer(build(), files, request, response);
    } catch {
      sendUnavailable(response);
    }
  });
}

function answer(
  { hosting, notFound }: Build,
  files: ReturnType<typeof sirv>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  for (const [name, value] of Object.entries(headersFor(hosting.headers, pathname)))
    response.setHeader(name, value);
  const path = pathname.replace(/(?<=.)\/$/, '');
  const redirect = hosting.redirects.find(({ from }) => from === path);
  if (redirect) {
    response.writeHead(redirect.status, { Location: redirect.to }).end();
    return;
  }
  const file = fileOf(path);
  const sendNotFound = () => {
    const accepted = `${request.headers['accept-encoding']}`;
    const form = notFound.find(({ encoding }) => !encoding || accepted.includes(encoding));
    response.setHeader('Content-Type', contentTypeOf('404.html'));
    response.setHeader('Vary', 'Accept-Encoding');
    if (form?.encoding) response.setHeader('Content-Encoding', form.encoding);
    response.writeHead(404).end(form?.content);
  };
  if (hidden.test(path)) return sendNotFound();
  // A rebuild may remove the file before it is read.
  response.once('pipe', (source) => source.once('error', () => response.destroy()));
  request.url = file;
  files(request, response, sendNotFound);
}

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

type Build = {
  readonly hosting: Hosting;
  /** The not-found page in each encoding, smallest first. */
  readonly notFound: readonly NotFoundPage[];
};

type NotFoundPage = { readonly encoding?: 'br' | 'gzip'; readonly content: Buffer };

/**
 * Headers, redirects, and the not-found page, read again after each build.
 * @param client The build's `client` folder.
 * @returns A function that throws during a build, which removes the not-found page first and writes the headers last.
 */
function currentBuild(client: string): () => Build {
  const page = join(client, '404.html');
  const files = [
    page,
    ...['headers.json', 'redirects.json'].map((name) => join(client, '..', name)),
  ];
  let build: Build | undefined;
  let written = '';
  return () => {
    const now = files.map((file) => statSync(file).mtimeMs).join();
    if (!build || now !== written) {
      build = { hosting: readHosting(join(client, '..')), notFound: readNotFound(page) };
    }
    written = now;
    return build;
  };
}

function readNotFound(page: string): readonly NotFoundPage[] {
  const precompressed = [
    { encoding: 'br', file: `${page}.br` },
    { encoding: 'gzip', file: `${page}.gz` },
  ] as const;
  return [
    ...precompressed
      .filter(({ file }) => existsSync(file))
      .map(({ encoding, file }) => ({ encoding, content: readFileSync(file) })),
    { content: readFileSync(page) },
  ];
}
