import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createStaticSite, listen } from '@lawyers/serve';
import sirv from 'sirv';

export type ServedSite = {
  /** Without a slash at the end. */
  readonly url: string;
  /** Its folder, to look up what a file weighs. */
  readonly client: string;
  readonly close: () => Promise<void>;
};

/** Serves a build with its headers; on any free port unless it was built for one. */
export async function serveBuild(client: string, port = 0): Promise<ServedSite> {
  return started(createStaticSite(client), client, port);
}

/** Serves any folder with the same server, compression and caching, but no headers of ours. */
export async function serveFolder(client: string): Promise<ServedSite> {
  const files = sirv(client, { etag: true, gzip: true, brotli: true });
  const notFound = join(client, '404.html');
  const server = createServer((request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    files(request, response, () => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.writeHead(404).end(existsSync(notFound) ? readFileSync(notFound) : 'Not found');
    });
  });
  return started(server, client, 0);
}

async function started(server: Server, client: string, port: number): Promise<ServedSite> {
  await listen(server, port, 'SITE_PORT');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    client,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
