import type { IncomingMessage, ServerResponse } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import { addFault } from './fault';
import { parameterText } from './mail-template';
import type { Message } from './message';
import type { Sandbox } from './send-endpoint';

type Reply = readonly [status: number, body?: string, type?: string];

/**
 * Responds to a developer or test: `/` lists the parameters of all messages as text, newest first; `/<id>.html` is the
 * HTML of one; and `/__sandbox/…` lets tests read messages and requests (`ledger`), delete them, and set faults.
 */
export async function handleInbox(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: URLSearchParams,
): Promise<void> {
  const [status, body, type = 'text/plain'] = await replyTo(sandbox, request, path, query);
  response
    .writeHead(status, {
      'Content-Type': `${type}; charset=utf-8`,
      // `sandbox` stops scripts in a mail's HTML, and gives it an opaque origin, so that it cannot read other messages.
      'Content-Security-Policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .end(body);
}

async function replyTo(
  { messages, ledger, faults }: Sandbox,
  request: IncomingMessage,
  path: string,
  query: URLSearchParams,
): Promise<Reply> {
  const ref = query.get('ref');
  const withRef = (rows: readonly { inquiryRef: string | null }[]) =>
    JSON.stringify(rows.filter(({ inquiryRef }) => ref === null || inquiryRef === ref));
  switch (`${request.method} ${path}`) {
    case 'GET /':
      return [200, messages.toReversed().map(messageText).join(line) || noMessages];
    case 'GET /__sandbox/messages':
      return [200, withRef(messages), json];
    case 'GET /__sandbox/ledger':
      return [200, withRef(ledger), json];
    case 'DELETE /__sandbox/messages':
      for (const list of [messages, ledger, faults]) list.length = 0;
      return [204];
    case 'POST /__sandbox/faults':
      // A browser lets a page of another site post text and forms, but posts JSON only after a CORS preflight, which
      // gets no permission at this address. So no other site that a developer opens can set faults.
      if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
        return [415, 'The Content-Type must be application/json'];
      return readJson(request)
        .then((input): Reply => [201, JSON.stringify(addFault(faults, input)), json])
        .catch((error: Error) => [400, error.message]);
  }
  const html = messages.find(({ id }) => path === `/${id}.html`)?.html;
  if (html !== undefined) return [200, html, 'text/html'];
  const kept = 'Messages are kept in memory, until a restart or a DELETE.';
  return [404, `There is no ${request.method} ${path}. ${kept}\n`];
}

const json = 'application/json';

const line = `${'='.repeat(100)}\n`;

const noMessages = `No messages yet. Open the site, fill in a form, send it, and reload. If a form says that it was sent and
nothing shows here, the site talks to another mail service: look at VITE_EMAILJS_ORIGIN.
`;

function messageText(message: Message): string {
  const lines = Object.keys(message.parameters).map(
    (name) => `${name}: ${parameterText(message.parameters, name)}\n`,
  );
  const addresses = (all: Message['to']) => all.map(({ address }) => address).join(', ');
  return `${message.subject}
To ${addresses(message.to)}, reply to ${addresses(message.replyTo) || 'nobody'}
Received ${message.receivedAt}, template ${message.templateId}, as HTML: /${message.id}.html

${lines.join('')}`;
}
