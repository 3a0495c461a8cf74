import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the service does with a request: answers, drops the connection, or never answers. */
export type Behaviour =
  { readonly status: number; readonly body?: string; readonly cors?: boolean } | 'reset' | 'hang';

export type ReceivedRequest = {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly contentType: string | undefined;
  readonly body: string;
};

/** For tests: a service on a free port of this machine, so that the real library speaks real HTTP. */
export async function openMailService() {
  const requests: ReceivedRequest[] = [];
  const events = new EventEmitter();
  const hanging: ServerResponse[] = [];
  let behaviour: Behaviour = { status: 200, body: 'OK' };

  const server = createServer(async (request, response) => {
    const allowed = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'content-type',
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, allowed).end();
      return;
    }
    requests.push(await received(request));
    events.emit('request');
    if (behaviour === 'reset') request.socket.destroy();
    else if (behaviour === 'hang') hanging.push(response);
    else {
      const { status, body, cors = true } = behaviour;
      response.writeHead(status, cors ? allowed : {}).end(body);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: requests as readonly ReceivedRequest[],
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    /** Resolves at the next request. */
    nextRequest: () => once(events, 'request'),
    close: async () => {
      if (!server.listening) return;
      behaviour = { status: 503 };
      // Answered, since the simulated browser complains of a connection that breaks.
      for (const response of hanging) {
        response.writeHead(503, { 'Access-Control-Allow-Origin': '*', Connection: 'close' }).end();
      }
      server.close();
      await once(server, 'close');
    },
  };
}

export type MailService = Awaited<ReturnType<typeof openMailService>>;

async function received(request: IncomingMessage): Promise<ReceivedRequest> {
  return {
    method: request.method,
    path: request.url,
    contentType: request.headers['content-type'],
    body: await text(request),
  };
}
