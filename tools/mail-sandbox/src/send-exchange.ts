import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LedgerEntry } from './sandbox-state';
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
    response.statusCode = status;
    response.setHeaders(new Map(Object.entries(headers)));
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    entry.status = status;
  }

  return {
    /** @param headers Without CORS, the page may not read the response. */
    respond({ status, text }: ServiceResponse, headers: Record<string, string> = cors) {
      if (socket.destroyed) return;
      head(status, headers);
      response.end(text);
    },
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
      head(accepted.status, { ...cors, 'Content-Length': String(accepted.text.length) });
      response.write(accepted.text.slice(0, 1));
    },
    /** Ends the connection after what was sent so far. */
    cut: () => void socket.destroySoon(),
    /** Sends a TCP reset. */
    reset: () => void socket.resetAndDestroy(),
  };
}
