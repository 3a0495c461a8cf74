import type { ServerResponse } from 'node:http';
import type { Message } from './message';

/** `sandbox` blocks scripts in a mail's HTML and gives it an opaque origin. */
const mailPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Responds with all messages as text, newest first, or with the HTML of one. */
export function handleInbox(
  messages: readonly Message[],
  response: ServerResponse,
  path: string,
): void {
  const message = messages.find(({ id }) => path === `/${id}.html`);
  const found = message?.html ?? (path === '/' ? inboxText(messages) : undefined);
  response
    .writeHead(found === undefined ? 404 : 200, {
      'Content-Type': `text/${message ? 'html' : 'plain'}; charset=utf-8`,
      'Content-Security-Policy': mailPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .end(found ?? 'Messages are kept in memory, until a restart or a DELETE.\n');
}

const noMessages = `No messages yet. Open the site, fill in a form, send it, and reload. If a form says that it was sent and
nothing shows here, the site talks to another mail service: look at VITE_EMAILJS_ORIGIN.
`;

function inboxText(messages: readonly Message[]): string {
  return (
    messages
      .toReversed()
      .map(messageText)
      .join(`${'='.repeat(100)}\n`) || noMessages
  );
}

function messageText(message: Message): string {
  const addresses = (all: Message['to']) => all.map(({ address }) => address).join(', ');
  return `${message.subject}
To ${addresses(message.to)}, reply to ${addresses(message.replyTo) || 'nobody'}
Received ${message.receivedAt}, template ${message.templateId}, as HTML: /${message.id}.html

${message.text.trimEnd()}
`;
}
