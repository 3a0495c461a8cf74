import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { contentTypeOf, headersFor, readHosting } from '@lawyers/hosting';
import sirv from 'sirv';
import { sendNotFound } from './not-found';

/** Configuration for the hosts that read it from the folder itself. */
const forHosts: readonly string[] = ['/_headers', '/_redirects'];

/**
 * Serves a built site as a static host would: files and their compressed twins, `index.html` of folders, and
 * `404.html` with status 404 for everything else, with the headers and redirects that the build wrote down.
 * @param directory The build's `client` folder.
 * @throws Error when it holds no built site.
 */
export function createStaticSite(directory: string): Server {
  const notFoundFile = join(directory, '404.html');
  if (!existsSync(notFoundFile)) {
    throw new Error(`${directory} holds no built site. Build it first: npx nx build-sandbox web`);
  }
  const { headers, redirects } = readHosting(join(directory, '..'));
  const serve = sirv(directory, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, pathname) => {
      const isFile = /\.\w+$/.test(pathname);
      response.setHeader('Content-Type', contentTypeOf(isFile ? pathname : 'index.html'));
    },
  });
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries(headersFor(headers, pathname)))
      response.setHeader(name, value);
    const path = pathname.replace(/(?<=.)\/$/, '');
    const redirect = redirects.find(({ from }) => from === path);
    const notFound = () => sendNotFound(request, response, notFoundFile);
    if (redirect) response.writeHead(redirect.status, { Location: redirect.to }).end();
    else if (forHosts.includes(path)) notFound();
    else serve(request, response, notFound);
  });
}
