import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { headersFor, type Hosting } from '@lawyers/hosting';
import { currentHosting } from './current-hosting';
import { findFile } from './find-file';
import { sendFile } from './send-file';

/**
 * Serves a built site as a static host would: files and their compressed twins, `index.html` of folders, and
 * `404.html` with status 404 for everything else, with the headers and redirects that the build wrote down. A
 * rebuild may happen meanwhile: until it is done, what is missing is answered with status 503.
 * @param directory The build's `client` folder.
 * @throws Error when it holds no built site.
 */
export function createStaticSite(directory: string): Server {
  if (!existsSync(join(directory, '404.html'))) {
    throw new Error(`${directory} holds no built site. Build it first: npx nx build-sandbox web`);
  }
  const hosting = currentHosting(join(directory, '..'));
  return createServer((request, response) => {
    answer(directory, hosting, request, response).catch(() => sendBeingBuilt(response));
  });
}

async function answer(
  directory: string,
  hosting: () => Hosting,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const { headers, redirects } = hosting();
  for (const [name, value] of Object.entries(headersFor(headers, pathname)))
    response.setHeader(name, value);
  const path = pathname.replace(/(?<=.)\/$/, '');
  const redirect = redirects.find(({ from }) => from === path);
  if (redirect) {
    response.writeHead(redirect.status, { Location: redirect.to }).end();
    return;
  }
  const file = await findFile(directory, path);
  await sendFile(request, response, file ?? join(directory, '404.html'), file ? 200 : 404);
}

function sendBeingBuilt(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response
    .writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' })
    .end('The site is being built. Try again in a moment.\n');
}
