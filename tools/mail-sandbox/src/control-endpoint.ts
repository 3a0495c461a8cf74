import type { IncomingMessage, ServerResponse } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import { parseFault } from './fault';
import type { SandboxState } from './sandbox-state';

type Reply = { status: number; json?: unknown; text?: string };

/** Responds to `/__sandbox/...`, the control API of tests and developers. */
export async function handleControl(
  state: SandboxState,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: URLSearchParams,
): Promise<void> {
  const { status, json, text } = await replyTo(state, request, path, query);
  response
    .writeHead(status, {
      'Content-Type': json ? 'application/json' : 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    .end(json ? JSON.stringify(json) : text);
}

async function replyTo(
  state: SandboxState,
  request: IncomingMessage,
  path: string,
  query: URLSearchParams,
): Promise<Reply> {
  const ref = query.get('ref');
  const withRef = <Row extends { inquiryRef: string | null }>(rows: Row[]) => ({
    status: 200,
    json: rows.filter(({ inquiryRef }) => ref === null || inquiryRef === ref),
  });
  switch (`${request.method} ${path}`) {
    case 'GET /__sandbox/messages':
      return withRef(state.messages);
    case 'GET /__sandbox/ledger':
      return withRef(state.ledger);
    case 'DELETE /__sandbox/messages':
      for (const list of [state.messages, state.ledger, state.faults]) list.length = 0;
      return { status: 204 };
    case 'POST /__sandbox/faults':
      return setFault(state, request);
  }
  return { status: 404, text: `There is no ${request.method} ${path}` };
}

async function setFault(state: SandboxState, request: IncomingMessage): Promise<Reply> {
  // Other origins can post text and forms without a preflight, but not JSON.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    return { status: 415, text: 'The Content-Type must be application/json' };
  }
  try {
    const fault = parseFault(await readJson(request));
    state.faults.push({ fault, left: fault.times });
    return { status: 201, json: fault };
  } catch (error) {
    return { status: 400, text: (error as Error).message };
  }
}
