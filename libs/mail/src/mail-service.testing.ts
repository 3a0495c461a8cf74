import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How the service reacts to a request: it responds, drops the connection, or never responds. */
export type Behavior =
  { readonly status: number; readonly body?: string; readonly cors?: boolean } | 'reset' | 'hang';

type ReceivedRequest = Awaited<ReturnType<typeof readRequest>>;

/** For tests: starts a mail service on a free local port, so that EmailJS makes real HTTP requests. */
export async function startMailService() {
  const requests: ReceivedRequest[] = [];
  const events = new EventEmitter();
  const pendingResponses: ServerResponse[] = [];
  let behavior: Behavior = { status: 200, body: 'OK' };

  const server = createServer(async (request, response) => {
    const corsHeaders = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'content-type',
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, corsHeaders).end();
      return;
    }
    requests.push(await readRequest(request));
    events.emit('request');
    if (behavior === 'reset') request.socket.destroy();
    else if (behavior === 'hang') pendingResponses.push(response);
    else {
      const { status, body, cors = true } = behavior;
      response.writeHead(status, cors ? corsHeaders : {}).end(body);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: requests as readonly ReceivedRequest[],
    behave: (next: Behavior) => {
      behavior = next;
    },
    /** Resolves at the next request. */
    nextRequest: () => once(events, 'request'),
    close: async () => {
      behavior = { status: 503 };
      // jsdom logs an error for a dropped connection, so each pending request gets a response.
      for (const response of pendingResponses) {
        response.writeHead(503, { 'Access-Control-Allow-Origin': '*', Connection: 'close' }).end();
      }
      server.close();
      await once(server, 'close');
    },
  };
}

export type MailService = Awaited<ReturnType<typeof startMailService>>;

async function readRequest(request: IncomingMessage) {
  return {
    method: request.method,
    path: request.url,
    contentType: request.headers['content-type'],
    body: await text(request),
  };
}
