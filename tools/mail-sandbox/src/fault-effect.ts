import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault';
import type { SendExchange } from './send-exchange';
import { defaultText, type ServiceResponse } from './service-response';

/**
 * Responds to a request with its fault.
 * @param accept Sends the mail through SMTP, which may refuse it with a code, and returns the service's response.
 */
export async function respondWithFault(
  exchange: SendExchange,
  fault: Fault,
  accept: (refusal?: number) => Promise<ServiceResponse>,
): Promise<void> {
  if (fault.kind === 'smtp') return exchange.respond(await accept(fault.status));

  const early = fault.phase === 'after' ? await accept() : null;
  switch (fault.kind) {
    case 'latency':
      await wait(fault.ms, undefined, { ref: false });
      return exchange.respond(early ?? (await accept()));
    case 'status':
      return exchange.respond({ status: fault.status, text: defaultText(fault.status) });
    case 'reset':
      return exchange.reset();
    case 'hang':
      return;
    case 'slow-body':
      return exchange.begin();
    case 'truncated-body':
      exchange.begin();
      return exchange.cut();
    case 'no-cors':
      return exchange.respond(early ?? { status: 502, text: defaultText(502) }, {});
  }
}
