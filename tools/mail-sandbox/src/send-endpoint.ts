import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { respondWithFault } from './fault-effect';
import { parametersSize, parameterText, renderMail, type OutgoingMail } from './mail-template';
import { cleanReference } from './mail-text';
import { readMessage } from './message';
import { takeFault, type LedgerEntry, type SandboxState } from './sandbox-state';
import { createSendExchange } from './send-exchange';
import { parseFormSendRequest, parseJsonSendRequest, type SendRequest } from './send-request';
import { accepted, ServiceRefusal, serviceTexts, type ServiceResponse } from './service-response';
import type { SmtpRelay } from './smtp-relay';

export type SendEndpoint = { state: SandboxState; smtp: SmtpRelay; templatesDir: string };

/** Responds to an API request like the mail service, or with a pending fault. */
export async function handleSend(
  endpoint: SendEndpoint,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const { state } = endpoint;
  const entry: LedgerEntry = {
    id: (state.lastId += 1),
    at: performance.timeOrigin + performance.now(),
    method: request.method ?? '',
    path,
    inquiryRef: null,
    fault: null,
    smtp: 'not reached',
    status: null,
  };
  state.ledger.push(entry);
  const exchange = createSendExchange(request, response, entry);
  if (request.method === 'OPTIONS') return exchange.respondToPreflight();

  try {
    const sendRequest = await readSendRequest(request, path);
    const { parameters } = sendRequest;
    entry.inquiryRef = cleanReference(parameterText(parameters, 'inquiry_ref'));
    const mail = await checkedMail(endpoint.templatesDir, request, sendRequest);
    const accept = (refusal?: number) =>
      deliverMail(endpoint.smtp, state, entry, mail, sendRequest, refusal);
    entry.fault = takeFault(state, entry.inquiryRef, parameterText(parameters, 'email'));
    if (entry.fault) await respondWithFault(exchange, entry.fault, accept);
    else exchange.respond(await accept());
  } catch (error) {
    if (response.headersSent) return exchange.cut();
    const { message } = error as Error;
    const status = error instanceof ServiceRefusal ? error.status : 500;
    exchange.respond({ status, text: message });
  }
}

/** The service's limit in bytes: the smaller reading of "50 KB". */
const variablesLimit = 50_000;

async function readSendRequest(request: IncomingMessage, path: string): Promise<SendRequest> {
  const parse = parsers.get(path);
  if (!parse) throw new ServiceRefusal(404, 'Not Found');
  if (request.method !== 'POST') throw new ServiceRefusal(405, 'Method Not Allowed');
  return parse(await buffer(request), request.headers['content-type'] ?? '');
}

type SendRequestParser = (body: Buffer, contentType: string) => SendRequest | Promise<SendRequest>;

const parsers = new Map<string, SendRequestParser>([
  ['/api/v1.0/email/send', parseJsonSendRequest],
  ['/api/v1.0/email/send-form', parseFormSendRequest],
]);

/**
 * Applies the service's checks to a request and renders its template.
 * @throws ServiceRefusal with the service's status and text.
 */
async function checkedMail(
  templatesDir: string,
  { headers }: IncomingMessage,
  { ids, parameters }: SendRequest,
): Promise<OutgoingMail> {
  if (!headers.origin || headers.origin === 'null') {
    throw new ServiceRefusal(403, serviceTexts.nonBrowser);
  }
  for (const [name, value] of Object.entries(ids)) {
    if (!value) throw new ServiceRefusal(400, serviceTexts.missing(name));
  }
  if (parametersSize(parameters) > variablesLimit) {
    throw new ServiceRefusal(413, serviceTexts.tooLarge);
  }
  const mail = await renderMail(templatesDir, ids.template_id, parameters);
  if (!mail) throw new ServiceRefusal(400, serviceTexts.unknownTemplate);
  return mail;
}

/**
 * Sends a mail through SMTP into the inbox.
 * @returns The service's response: `OK` only after a 250, 412 after a permanent refusal, 500 after a temporary one.
 */
async function deliverMail(
  smtp: SmtpRelay,
  { messages }: SandboxState,
  entry: LedgerEntry,
  mail: OutgoingMail,
  { ids, parameters }: SendRequest,
  refusal?: number,
): Promise<ServiceResponse> {
  const { id, inquiryRef } = entry;
  const { code, reply, received } = await smtp.deliver(mail, inquiryRef, refusal);
  if (received) {
    const data = { id, templateId: ids.template_id, parameters };
    messages.push(await readMessage(received, data));
  }
  if (code === 250) {
    entry.smtp = 'accepted';
    return accepted;
  }
  if (code > 0) entry.smtp = `refused ${code}`;
  return { status: code >= 500 ? 412 : 500, text: `SMTP: ${reply}` };
}
