import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseFault } from './fault';
import { isLocalOrigin } from './loopback';
import { readBody } from './request-body';
import type { SandboxState } from './sandbox-run';

type Reply = { status: number; json?: unknown; text?: string };
type Route = (query: URLSearchParams, body: string) => Reply;

/** Responds to `/__sandbox/...`, the control API of tests and developers. */
export async function handleControl(
  state: SandboxState,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: URLSearchParams,
): Promise<void> {
  const { origin } = request.headers;
  const headers: Record<string, string> = { 'Cache-Control': 'no-store', Vary: 'Origin' };
  if (origin !== undefined && isLocalOrigin(origin)) {
    headers['Access-Control-Allow-Origin'] = origin;
    headers['Access-Control-Allow-Methods'] = 'GET, POST, DELETE';
    headers['Access-Control-Allow-Headers'] = 'Content-Type';
  }
  const { status, json, text = '' } = await replyTo(state, request, path, query);
  headers['Content-Type'] = json === undefined ? 'text/plain; charset=utf-8' : 'application/json';
  response.writeHead(status, headers).end(json === undefined ? text : JSON.stringify(json));
}

async function replyTo(
  state: SandboxState,
  request: IncomingMessage,
  path: string,
  query: URLSearchParams,
): Promise<Reply> {
  const { method = '', headers } = request;
  if (headers.origin !== undefined && !isLocalOrigin(headers.origin)) {
    return { status: 403, text: `${headers.origin} is not a local origin` };
  }
  const methods = routes(state)[path];
  if (!methods) return { status: 404, text: `There is no ${path}` };
  if (method === 'OPTIONS') return { status: 204 };
  const route = methods[method];
  if (!route) return { status: 405, text: `${path} takes ${Object.keys(methods).join(', ')}` };

  // Other origins can post text and forms without a preflight, but not JSON.
  if (method === 'POST' && !/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    return { status: 415, text: 'The Content-Type must be application/json' };
  }
  const body = await readBody(request, 65_536);
  return body ? route(query, body.toString('utf8')) : { status: 413, text: 'The body is too long' };
}

function routes(state: SandboxState): Record<string, Record<string, Route>> {
  const run = state.current();
  const withRef = <Row extends { inquiryRef: string | null }>(
    rows: Row[],
    query: URLSearchParams,
  ) => (query.has('ref') ? rows.filter((row) => row.inquiryRef === query.get('ref')) : rows);

  return {
    '/__sandbox/messages': {
      GET: (query) => ({ status: 200, json: withRef(run.messages, query) }),
      DELETE: () => (state.reset(), { status: 204 }),
    },
    '/__sandbox/ledger': {
      GET: (query) => ({ status: 200, json: withRef(run.ledger, query) }),
    },
    '/__sandbox/faults': {
      POST: (_query, body) => setFault(state, body),
    },
  };
}

function setFault(state: SandboxState, body: string): Reply {
  try {
    const fault = parseFault(JSON.parse(body));
    state.current().faults.add(fault);
    return { status: 201, json: fault };
  } catch (error) {
    return { status: 400, text: (error as Error).message };
  }
}
