import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LedgerEntry } from './ledger';
import { accepted, type ServiceResponse } from './service-response';

export type SendExchange = ReturnType<typeof createSendExchange>;

const cors = { 'Access-Control-Allow-Origin': '*' };

/** An API request with all valid and faulty responses. */
export function createSendExchange(
  request: IncomingMessage,
  response: ServerResponse,
  entry: LedgerEntry,
) {
  const { socket } = request;

  function head(status: number, headers: Record<string, string>): void {
    if (socket.destroyed) return;
    response.statusCode = status;
    response.setHeaders(new Map(Object.entries(headers)));
    entry.status = status;
  }

  function send({ status, text }: ServiceResponse, headers: Record<string, string>): void {
    head(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
    response.end(text);
  }

  return {
    respond: (serviceResponse: ServiceResponse, headers: Record<string, string> = {}) =>
      send(serviceResponse, { ...cors, ...headers }),
    /** The page may not read this response. */
    respondWithoutCors: (serviceResponse: ServiceResponse) => send(serviceResponse, {}),
    respondToPreflight() {
      head(204, {
        ...cors,
        'Access-Control-Allow-Methods': 'POST, OPTIONS',
        'Access-Control-Allow-Headers': 'Content-Type',
      });
      response.end();
    },
    /** Sends the head of a success and half of its body. */
    begin() {
      head(accepted.status, {
        ...cors,
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Length': String(accepted.text.length),
      });
      response.write(accepted.text.slice(0, 1));
    },
    /** Sends the other half. */
    finish: () => void response.end(accepted.text.slice(1)),
    /** Ends the connection after what was sent so far. */
    cut: () => socket.destroySoon(),
    /** Sends a TCP reset. */
    reset: () => void socket.resetAndDestroy(),
  };
}
