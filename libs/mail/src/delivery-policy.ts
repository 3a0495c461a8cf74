import type { SendFailure } from './mail';

/**
 * How hard a message is tried (requirements § 5.2; decision 8). Three attempts of 14 s with two pauses of at
 * most 1.8 s are 45.6 s, so that the outcome is on screen within 50 s on a busy phone too. All times in milliseconds.
 */
export const deliveryPolicy = {
  attempts: 3,
  attemptTimeout: 14_000,
  /** The service takes one request a second; the jitter keeps two visitors from colliding twice. */
  retryDelay: 1_100,
  jitter: 700,
  /**
   * How long a message waits for the connection. A short gap, such as in an elevator, passes in less; after more, the
   * device may be in other hands, and a message that leaves by itself could be seen.
   */
  offlineTimeout: 180_000,
} as const;

/** Statuses after which the same request may still succeed. Never another 4xx: the answer would be the same. */
const passing: readonly number[] = [0, 408, 425, 429, 500, 502, 503, 504];

export function mayRetry(failure: SendFailure): boolean {
  return passing.includes(failure.status);
}

/** Statuses after which nobody knows whether the message arrived: all but the refusals, 4xx, which did not let it in. */
export function mayHaveArrived(failure: SendFailure): boolean {
  return failure.status < 400 || failure.status >= 500;
}
