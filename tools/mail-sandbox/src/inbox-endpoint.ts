import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inboxPage } from './inbox-page';
import { messagePage, missingPage } from './message-page';
import type { SandboxRun } from './sandbox-run';

type Page = { status: number; type: string; policy: string; body: string };

/** Responds to requests for the inbox pages. */
export function handleInbox(
  run: SandboxRun,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const { status, type, policy, body } = pageAt(run, path);
  response
    .writeHead(status, {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .end(body);
}

const inboxStyle = readFileSync(new URL('./inbox.css', import.meta.url), 'utf8');

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'none'; " +
  "base-uri 'none'; frame-ancestors 'none'";

/**
 * A mail's HTML is a separate document, because `srcdoc` would inherit the page's policy, which blocks inline styles.
 * `sandbox` blocks scripts and gives it an opaque origin.
 */
const mailPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; " +
  "base-uri 'none'; frame-ancestors 'self'";

function pageAt(run: SandboxRun, path: string): Page {
  if (path === '/') return page(200, inboxPage(run.messages));
  if (path === '/inbox.css') {
    return { status: 200, type: 'text/css', policy: pagePolicy, body: inboxStyle };
  }
  const [, id, part] = /^\/message\/(\d+)(\/html)?$/.exec(path) ?? [];
  const message = run.messages.find((candidate) => String(candidate.id) === id);
  if (!message) return page(404, missingPage());
  if (part === undefined) return page(200, messagePage(message));
  return { ...page(200, message.html), policy: mailPolicy };
}

function page(status: number, body: string): Page {
  return { status, type: 'text/html', policy: pagePolicy, body };
}
