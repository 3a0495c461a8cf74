import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How the service reacts to a request: with a response, or by dropping the connection. */
export type Behavior =
  { readonly status: number; readonly body?: string; readonly cors?: boolean } | 'reset';

export type MailService = Awaited<ReturnType<typeof startMailService>>;

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type',
};

/** For tests: starts a mail service on a free local port, so that EmailJS makes real HTTP requests. */
export async function startMailService() {
  const requests: Awaited<ReturnType<typeof readRequest>>[] = [];
  let behavior: Behavior = { status: 200, body: 'OK' };

  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, corsHeaders).end();
    requests.push(await readRequest(request));
    if (behavior === 'reset') return request.socket.destroy();
    const { status, body, cors = true } = behavior;
    return response.writeHead(status, cors ? corsHeaders : {}).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behave: (next: Behavior) => {
      behavior = next;
    },
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

async function readRequest(request: IncomingMessage) {
  const { method, url, headers } = request;
  return { method, path: url, contentType: headers['content-type'], body: await text(request) };
}
