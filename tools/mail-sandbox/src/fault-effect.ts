import { setTimeout as wait } from 'node:timers/promises';
import type { SendFault } from './fault-queue';
import type { SendExchange } from './send-exchange';
import { defaultText, type ServiceResponse } from './service-response';
import type { SmtpRefusal } from './smtp-relay';

/**
 * Responds to a request with its fault.
 * @param accept Sends the mail through SMTP and returns the service's response.
 * @param ended Rejects a waiting request with an AbortError.
 */
export async function respondWithFault(
  exchange: SendExchange,
  fault: SendFault,
  accept: (refusal?: SmtpRefusal) => Promise<ServiceResponse>,
  ended: AbortSignal,
): Promise<void> {
  if (fault.kind === 'smtp') {
    const refusal = { code: fault.status, text: fault.body, keepsMail: fault.phase === 'after' };
    return exchange.respond(await accept(refusal));
  }

  const early = fault.phase === 'after' ? await accept() : null;
  // The faults below assume an accepted mail.
  if (early && early.status !== 200) return exchange.respond(early);

  switch (fault.kind) {
    case 'latency':
      await wait(fault.ms, undefined, { signal: ended });
      return exchange.respond(early ?? (await accept()));
    case 'status':
      return exchange.respond({
        status: fault.status,
        text: fault.body ?? defaultText(fault.status),
      });
    case 'reset':
      return exchange.reset();
    case 'hang':
      return waitForAbort(ended);
    case 'slow-body': {
      exchange.begin();
      await (fault.ms === undefined
        ? waitForAbort(ended)
        : wait(fault.ms, undefined, { signal: ended }));
      const response = early ?? (await accept());
      return response.status === 200 ? exchange.finish() : exchange.cut();
    }
    case 'truncated-body':
      exchange.begin();
      return exchange.cut();
    case 'no-cors':
      return exchange.respondWithoutCors(early ?? { status: 502, text: defaultText(502) });
    case 'redirect':
      return exchange.respond(
        { status: fault.status, text: defaultText(fault.status) },
        { Location: '/' },
      );
  }
}

function waitForAbort(ended: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(ended.reason as Error);
    if (ended.aborted) abort();
    else ended.addEventListener('abort', abort, { once: true });
  });
}
