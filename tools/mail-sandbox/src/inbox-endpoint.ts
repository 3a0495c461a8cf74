import type { IncomingMessage, ServerResponse } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import { addFault } from './fault';
import type { Message } from './message';
import type { Sandbox } from './send-endpoint';

type Reply = { status: number; text?: string; json?: unknown; html?: string };

/** Responds with all messages as text, newest first, with the HTML of one, or to `/__sandbox/…`, the controls of tests. */
export async function handleInbox(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: URLSearchParams,
): Promise<void> {
  const { status, text, json, html } = await replyTo(sandbox, request, path, query);
  const type = json ? 'application/json' : `text/${html === undefined ? 'plain' : 'html'}`;
  response
    .writeHead(status, {
      'Content-Type': `${type}; charset=utf-8`,
      // `sandbox` blocks scripts in a mail's HTML and gives it an opaque origin.
      'Content-Security-Policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .end(json ? JSON.stringify(json) : (html ?? text));
}

async function replyTo(
  { messages, ledger, faults }: Sandbox,
  request: IncomingMessage,
  path: string,
  query: URLSearchParams,
): Promise<Reply> {
  const ref = query.get('ref');
  const withRef = (rows: readonly { inquiryRef: string | null }[]) =>
    rows.filter(({ inquiryRef }) => ref === null || inquiryRef === ref);
  switch (`${request.method} ${path}`) {
    case 'GET /':
      return { status: 200, text: messages.toReversed().map(messageText).join(line) || noMessages };
    case 'GET /__sandbox/messages':
      return { status: 200, json: withRef(messages) };
    case 'GET /__sandbox/ledger':
      return { status: 200, json: withRef(ledger) };
    case 'DELETE /__sandbox/messages':
      for (const list of [messages, ledger, faults]) list.length = 0;
      return { status: 204 };
    case 'POST /__sandbox/faults':
      // Other origins can post text and forms without a preflight, but not JSON.
      if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
        return { status: 415, text: 'The Content-Type must be application/json' };
      return readJson(request)
        .then((input) => ({ status: 201, json: addFault(faults, input) }))
        .catch((error: Error) => ({ status: 400, text: error.message }));
  }
  const html = messages.find(({ id }) => path === `/${id}.html`)?.html;
  if (html !== undefined) return { status: 200, html };
  const kept = 'Messages are kept in memory, until a restart or a DELETE.';
  return { status: 404, text: `There is no ${request.method} ${path}. ${kept}\n` };
}

const line = `${'='.repeat(100)}\n`;

const noMessages = `No messages yet. Open the site, fill in a form, send it, and reload. If a form says that it was sent and
nothing shows here, the site talks to another mail service: look at VITE_EMAILJS_ORIGIN.
`;

function messageText(message: Message): string {
  const addresses = (all: Message['to']) => all.map(({ address }) => address).join(', ');
  return `${message.subject}
To ${addresses(message.to)}, reply to ${addresses(message.replyTo) || 'nobody'}
Received ${message.receivedAt}, template ${message.templateId}, as HTML: /${message.id}.html

${message.text.trimEnd()}
`;
}
