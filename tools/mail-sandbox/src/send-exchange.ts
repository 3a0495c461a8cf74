import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LedgerEntry } from './ledger';
import { accepted, type ServiceAnswer } from './service-answer';

/** One request to the API on its wire, with all the ways of answering it well or badly. */
export type SendExchange = {
  answer(answer: ServiceAnswer, headers?: Record<string, string>): void;
  /** An answer that the page may not read, for want of the CORS header. */
  answerWithoutCors(answer: ServiceAnswer): void;
  answerPreflight(): void;
  /** Sends the head of a success and half of its body. */
  begin(): void;
  /** Sends the other half. */
  finish(): void;
  /** Ends the connection after what was sent so far. */
  cut(): void;
  /** Sends a TCP reset instead of anything more. */
  reset(): void;
};

const cors = { 'Access-Control-Allow-Origin': '*' };

export function createSendExchange(
  request: IncomingMessage,
  response: ServerResponse,
  entry: LedgerEntry,
): SendExchange {
  const { socket } = request;

  function head(status: number, headers: Record<string, string>): void {
    if (socket.destroyed) return;
    response.statusCode = status;
    response.setHeaders(new Map(Object.entries(headers)));
    entry.status = status;
  }

  function send({ status, text }: ServiceAnswer, headers: Record<string, string>): void {
    head(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
    response.end(text);
  }

  return {
    answer: (answer, headers = {}) => send(answer, { ...cors, ...headers }),
    answerWithoutCors: (answer) => send(answer, {}),
    answerPreflight() {
      head(204, {
        ...cors,
        'Access-Control-Allow-Methods': 'POST, OPTIONS',
        'Access-Control-Allow-Headers': 'Content-Type',
      });
      response.end();
    },
    begin() {
      head(accepted.status, {
        ...cors,
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Length': String(accepted.text.length),
      });
      response.write(accepted.text.slice(0, 1));
    },
    finish: () => void response.end(accepted.text.slice(1)),
    cut: () => socket.destroySoon(),
    reset: () => void socket.resetAndDestroy(),
  };
}
