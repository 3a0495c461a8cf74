import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { takeFault, type Fault, type FaultQueue } from './fault';
import { parameterText, renderMail } from './mail-template';
import { readMessage, type Message } from './message';
import { checkSendRequest, invalid, readSendRequest, ServiceRefusal } from './send-request';
import type { SmtpRelay } from './smtp-relay';

let lastId = 0;

/** One request to the API, CORS preflights included, for tests that count requests. */
export type LedgerEntry = ReturnType<typeof ledgerEntry>;

function ledgerEntry(method: string, path: string) {
  return {
    id: (lastId += 1),
    /**
     * The time of arrival in milliseconds since 1970. It is monotonic, so a change of the system clock cannot reorder
     * requests.
     */
    at: performance.timeOrigin + performance.now(),
    method,
    path,
    inquiryRef: null as string | null,
    /** The fault that was applied to this request. */
    fault: null as Fault | null,
    smtp: 'not reached' as 'not reached' | 'accepted' | `refused ${number}`,
    /** The status of the response; null until the response begins. */
    status: null as number | null,
  };
}

export type Sandbox = {
  readonly messages: Message[];
  readonly ledger: LedgerEntry[];
  readonly faults: FaultQueue;
  readonly smtp: SmtpRelay;
  readonly templatesDir: string;
};

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
};

/** Responds to an API request as EmailJS does, or applies a pending fault. */
export async function handleSend(
  { messages, ledger, faults, smtp, templatesDir }: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const { socket, method = '' } = request;
  const entry = ledgerEntry(method, path);
  ledger.push(entry);

  function begin(status: number, headers: Readonly<Record<string, string>>): ServerResponse {
    entry.status = status;
    return response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  }
  /** Ends the response. Without the CORS headers, a page cannot read status and text. */
  function respond(status: number, text = textOf(status), headers: object = cors): void {
    if (!socket.destroyed) begin(status, { ...headers }).end(text);
  }

  async function answer(): Promise<void> {
    const sendRequest = await readSendRequest(request, path);
    const { parameters } = sendRequest;
    const reference = parameterText(parameters, 'inquiry_ref')
      .replace(/[^\w-]/g, '')
      .slice(0, 64);
    entry.inquiryRef = reference || null;
    const templateId = checkSendRequest(sendRequest, request.headers.origin);
    const mail = await renderMail(templatesDir, templateId, parameters);
    if (!mail) throw new ServiceRefusal(400, unknownTemplate);

    /**
     * Sends the mail. The API answers 200 only if the mail server accepted it (250), 412 after a permanent refusal
     * (5xx), and 500 after a temporary one or a broken connection.
     * @param refusal The code with which the mail server refuses the mail; undefined to accept it.
     * @throws ServiceRefusal with that status when the mail was not accepted.
     */
    async function accept(refusal?: number): Promise<void> {
      const { code, reply, received } = await smtp.deliver(mail!, entry.inquiryRef, refusal);
      if (received)
        messages.push(await readMessage(received, { id: entry.id, templateId, parameters }));
      if (code > 0) entry.smtp = code === 250 ? 'accepted' : `refused ${code}`;
      if (code !== 250) throw new ServiceRefusal(code >= 500 ? 412 : 500, `SMTP: ${reply}`);
    }

    const email = parameterText(parameters, 'email');
    const fault = takeFault(faults, email);
    entry.fault = fault;
    const isEarly = fault?.phase === 'after' && fault.kind !== 'smtp';
    if (isEarly) await accept();
    switch (fault?.kind) {
      case 'status':
        return respond(fault.status);
      case 'reset':
        return void socket.resetAndDestroy();
      case 'hang':
        return;
      case 'slow-body':
      case 'truncated-body':
        begin(200, { ...cors, 'Content-Length': '2' }).write('O');
        if (fault.kind === 'truncated-body') socket.destroySoon();
        return;
      case 'no-cors':
        return isEarly ? respond(200, 'OK', {}) : respond(502, textOf(502), {});
      case 'latency':
        await wait(fault.ms, undefined, { ref: false });
    }
    if (!isEarly) await accept(fault?.kind === 'smtp' ? fault.status : undefined);
    respond(200);
  }

  if (method === 'OPTIONS') return respond(204);
  await answer().catch((error: Error) => {
    if (response.headersSent) return void socket.destroySoon();
    respond(error instanceof ServiceRefusal ? error.status : 500, error.message);
  });
}

const unknownTemplate = invalid('template ID not found', 'templates');

/**
 * The text of a response that has none of its own: for a fault with status 400 or 403 one that EmailJS sends with this
 * status, otherwise the standard reason phrase, such as "OK".
 */
function textOf(status: number): string {
  if (status === 400) return invalid('Public Key is invalid', 'account');
  if (status === 403) return 'API calls are disabled for non-browser applications';
  return STATUS_CODES[status] ?? '';
}
