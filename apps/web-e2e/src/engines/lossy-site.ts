import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { sandboxSite } from '../visitor/sandbox-site';

/**
 * Serves the site of the tests at another port, by forwarding requests to it, and drops or delays some of them, as a
 * bad connection does. At this port, the browser has no file of the site in its cache yet, so it requests every script.
 * The tests cannot intercept requests instead, since not every engine's driver supports that.
 * @param isLost Whether to drop a request, by its path and by how many requests for the same path came earlier.
 * @param delayOf How long to hold a request for this path before it is forwarded, in milliseconds. By default, none is
 * held.
 */
export async function startLossySite(
  isLost: (path: string, earlier: number) => boolean,
  delayOf: (path: string) => number = () => 0,
) {
  const requests: string[] = [];
  const server = createServer(async (incoming, response) => {
    const { method, url = '/', headers } = incoming;
    const { pathname } = new URL(url, sandboxSite.url);
    const earlier = requests.filter((path) => path === pathname).length;
    requests.push(pathname);
    if (isLost(pathname, earlier)) {
      incoming.socket.destroy();
      return;
    }
    await setTimeout(delayOf(pathname));
    const forward = request(new URL(url, sandboxSite.url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    forward.on('error', () => response.destroy());
    incoming.pipe(forward);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The paths of all requests so far. */
    requests: requests as readonly string[],
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
