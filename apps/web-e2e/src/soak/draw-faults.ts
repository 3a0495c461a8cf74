import type { FaultInput } from '@lawyers/mail-sandbox';
import { between, pick, type Random } from './random';

/**
 * Draws up to three faults for one inquiry. About one inquiry in ten gets a fault that outlasts an attempt
 * (14 s). The others take seconds, so that hundreds of inquiries take minutes.
 */
export function drawFaults(random: Random): readonly FaultInput[] {
  const faults = Array.from({ length: pick(random, lengths) }, () => quickFault(random));
  if (random() >= hangProbability) return faults;
  const index = between(random, 0, Math.min(faults.length, mostFaults - 1));
  return faults.toSpliced(index, 1, hangingFault(random));
}

const mostFaults = 3;
const lengths = [0, 1, 1, 1, 1, 2, 2, 2, 3, 3] as const;
const hangProbability = 0.11;

/** Statuses that the site may retry, and statuses that it must not (decision 0008). */
const retryable = [408, 425, 429, 500, 502, 503, 504] as const;
const notRetryable = [400, 401, 402, 403, 404, 412, 413, 422, 426] as const;

function quickFault(random: Random): FaultInput {
  const common = { phase: phase(random), times: times(random, 0.6, 0.2) };
  const delay = between(random, 50, 3_000);
  // Preflights carry no address, so these inquiries must run alone and are rare.
  if (random() < 0.03) return { kind: 'preflight-latency', ms: delay };
  return pick<FaultInput>(random, [
    { kind: 'latency', ms: delay, ...common },
    { kind: 'slow-body', ms: delay, ...common },
    { kind: 'status', status: pick(random, retryable), ...common },
    { kind: 'status', status: pick(random, notRetryable), ...common },
    { kind: 'reset', ...common },
    { kind: 'truncated-body', ...common },
    { kind: 'no-cors', ...common },
    { kind: 'redirect', status: pick(random, [301, 302, 303, 307, 308] as const), ...common },
    { kind: 'smtp', status: pick(random, [421, 450, 550, 552] as const), ...common },
  ]);
}

function hangingFault(random: Random): FaultInput {
  const common = { phase: phase(random), times: times(random, 0.75, 0.15) };
  const late = between(random, 15_500, 20_000);
  return pick<FaultInput>(random, [
    { kind: 'hang', ...common },
    { kind: 'hang', ...common },
    { kind: 'slow-body', ...common },
    { kind: 'latency', ms: late, ...common },
  ]);
}

function phase(random: Random): 'before' | 'after' {
  return pick(random, ['before', 'after'] as const);
}

/** Draws 1 or 2 with these probabilities, otherwise `always`. */
function times(random: Random, once: number, twice: number): 1 | 2 | 'always' {
  const drawn = random();
  return drawn < once ? 1 : drawn < once + twice ? 2 : 'always';
}
