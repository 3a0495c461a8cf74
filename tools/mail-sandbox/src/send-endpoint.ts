import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { respondWithFault } from './fault-effect';
import { cleanReference } from './header-value';
import type { LedgerEntry } from './ledger';
import { readMessage } from './message';
import { parameterText } from './parameters';
import { readBody } from './request-body';
import type { SandboxRun, SandboxState } from './sandbox-run';
import { checkedMail, variablesLimit, type OutgoingMail, type SendChecks } from './send-checks';
import { createSendExchange, type SendExchange } from './send-exchange';
import { parseFormSendRequest, parseJsonSendRequest, type SendRequest } from './send-request';
import { accepted, ServiceRefusal, serviceTexts, type ServiceResponse } from './service-response';
import type { SmtpRefusal, SmtpRelay } from './smtp-relay';

export type SendEndpoint = {
  state: SandboxState;
  smtp: SmtpRelay;
  checks: SendChecks;
  log: (line: string) => void;
};

/** Responds to an API request like the mail service, or with a pending fault. */
export async function handleSend(
  endpoint: SendEndpoint,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const run = endpoint.state.current();
  const entry: LedgerEntry = {
    id: endpoint.state.nextId(),
    at: performance.timeOrigin + performance.now(),
    method: request.method ?? '',
    path,
    origin: request.headers.origin ?? null,
    inquiryRef: null,
    remotePort: request.socket.remotePort ?? null,
    fault: null,
    smtp: 'not reached',
    status: null,
  };
  run.ledger.push(entry);
  const exchange = createSendExchange(request, response, entry);

  try {
    if (request.method === 'OPTIONS') await respondToPreflight(run, entry, exchange);
    else await handlePost(endpoint, request, run, entry, exchange);
  } catch (error) {
    if (response.headersSent) return exchange.cut();
    if (run.ended.aborted) return exchange.respond(resetResponse);
    const { message } = error as Error;
    const status = error instanceof ServiceRefusal ? error.status : 500;
    if (status === 500) endpoint.log(message);
    exchange.respond({ status, text: message });
  } finally {
    endpoint.log(summaryOf(entry));
  }
}

/** For requests still open at a reset. Without a response, browsers would repeat the request in the next run. */
const resetResponse = { status: 410, text: 'The mail sandbox was reset' };

async function respondToPreflight(
  run: SandboxRun,
  entry: LedgerEntry,
  exchange: SendExchange,
): Promise<void> {
  const fault = run.faults.takeForPreflight();
  entry.fault = fault;
  if (fault) await wait(fault.ms, undefined, { signal: run.ended });
  exchange.respondToPreflight();
}

async function handlePost(
  { smtp, checks }: SendEndpoint,
  request: IncomingMessage,
  run: SandboxRun,
  entry: LedgerEntry,
  exchange: SendExchange,
): Promise<void> {
  const sendRequest = await readSendRequest(request, entry.path);
  entry.inquiryRef = cleanReference(parameterText(sendRequest.parameters, 'inquiry_ref'));
  const mail = await checkedMail(checks, request, sendRequest);
  const accept = (refusal?: SmtpRefusal) =>
    deliverMail(smtp, run, entry, mail, sendRequest, refusal);

  const fault = run.faults.takeForSend(
    entry.inquiryRef,
    parameterText(sendRequest.parameters, 'email'),
  );
  entry.fault = fault;
  if (fault) await respondWithFault(exchange, fault, accept, run.ended);
  else exchange.respond(await accept());
}

/**
 * Sends a mail through SMTP into the run's inbox.
 * @returns The service's response: `OK` only after a 250, 412 after a permanent refusal, 500 after a temporary one.
 */
async function deliverMail(
  smtp: SmtpRelay,
  run: SandboxRun,
  entry: LedgerEntry,
  mail: OutgoingMail,
  { templateId, parameters }: SendRequest,
  refusal?: SmtpRefusal,
): Promise<ServiceResponse> {
  const { code, reply, received } = await smtp.deliver(mail, refusal);
  if (received) {
    run.messages.push(await readMessage(received, { id: entry.id, templateId, parameters }));
  }
  if (code === 250) {
    entry.smtp = 'accepted';
    return accepted;
  }
  if (code > 0) entry.smtp = `refused ${code}`;
  return { status: code >= 500 ? 412 : 500, text: `SMTP: ${reply}` };
}

const parsers = new Map<string, SendRequestParser>([
  ['/api/v1.0/email/send', parseJsonSendRequest],
  ['/api/v1.0/email/send-form', parseFormSendRequest],
]);

type SendRequestParser = (body: Buffer, contentType: string) => SendRequest | Promise<SendRequest>;

/** JSON escapes take up to six bytes per byte. */
const bodyLimit = 8 * variablesLimit;

async function readSendRequest(request: IncomingMessage, path: string): Promise<SendRequest> {
  const parse = parsers.get(path);
  if (!parse) throw new ServiceRefusal(404, 'Not Found');
  if (request.method !== 'POST') throw new ServiceRefusal(405, 'Method Not Allowed');
  const body = await readBody(request, bodyLimit);
  if (!body) throw new ServiceRefusal(413, serviceTexts.tooLarge);
  return parse(body, request.headers['content-type'] ?? '');
}

/** Omits all content, because logs are kept longer than mails. */
function summaryOf({ method, path, inquiryRef, smtp, status, fault }: LedgerEntry): string {
  const faultText = fault ? `, fault ${fault.kind} (${fault.phase})` : '';
  return `${method} ${path} ref ${inquiryRef ?? '-'}: SMTP ${smtp}, ${status ?? 'no answer'}${faultText}`;
}
