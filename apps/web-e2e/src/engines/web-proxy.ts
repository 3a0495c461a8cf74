import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export type WebProxy = Awaited<ReturnType<typeof startWebProxy>>;

type ProxyRequest = { readonly path: string; readonly referer: string | undefined };

const page =
  '<title>Weather</title><h1>Weather</h1><form><input name="line"><textarea></textarea></form>';

/**
 * Starts a proxy that answers requests to every external host by itself, so that no test depends on a site of somebody
 * else. Its page has a form without `autocomplete="off"`, whose texts browsers save, unlike those of the site's forms.
 * By these texts, a test recognizes that the browser has had time to save.
 */
export async function startWebProxy() {
  const requests: ProxyRequest[] = [];
  function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): void {
    const { host = '', referer } = headers;
    // A request over http to a proxy contains an absolute URL, and one over https, through a tunnel, only a path.
    requests.push({ path: new URL(url, `http://${host}`).pathname, referer });
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page);
  }
  const certificate = createCertificate();
  const secure = createTlsServer({ key: certificate, cert: certificate }, answer);
  const proxy = createServer(answer).on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    secure.emit('connection', socket);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    /** All requests so far, oldest first. */
    requests: requests as readonly ProxyRequest[],
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** Returns a key and its self-signed certificate, which the engines accept for every host. */
function createCertificate(): Buffer {
  const options = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=proxy';
  const args = ['req', '-x509', ...options.split(' '), '-keyout', '-'];
  return execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'ignore'] });
}
