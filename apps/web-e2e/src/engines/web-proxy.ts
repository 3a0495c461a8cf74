import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A proxy that answers requests for every external host itself. */
export type WebProxy = {
  readonly port: number;
  /** The requests to a host, oldest first. */
  readonly requestsTo: (host: string) => readonly ProxyRequest[];
  /** Answers every request to a host with this page. */
  readonly setPage: (host: string, html: string) => void;
  readonly close: () => void;
};

type ProxyRequest = { readonly path: string; readonly referer: string | undefined };

export async function startWebProxy(): Promise<WebProxy> {
  const requests: (ProxyRequest & { readonly host: string })[] = [];
  const pages = new Map<string, string>();
  function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): void {
    const { host = '', referer } = headers;
    // Requests to a proxy have an absolute URL.
    const { pathname } = new URL(url, `http://${host}`);
    requests.push({ host, path: pathname, referer });
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(pages.get(host) ?? '<title>Weather</title><h1>Weather</h1>');
  }
  const secure = createTlsServer(createCertificate(), answer);
  const proxy = createServer(answer).on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    secure.emit('connection', socket);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    requestsTo: (host) =>
      requests
        .filter((request) => request.host === host)
        .map(({ path, referer }) => ({ path, referer })),
    setPage: (host, html) => void pages.set(host, html),
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** Creates a self-signed certificate; the engines accept it for every host. */
function createCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  const names = ['-subj', '/CN=outside', '-keyout', key, '-out', cert];
  execFileSync('openssl', [...request.split(' '), ...names], { stdio: 'ignore' });
  const certificate = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return certificate;
}
