import type { SendFailure } from './mail';

/**
 * The limits of a delivery (requirements § 5.2, decision 8). All times in milliseconds. Three attempts of 14 s and
 * two delays of at most 1.8 s take 45.6 s, so the outcome is on screen within 50 s even on a slow phone. A wait while
 * offline, and the attempts after it, come in addition.
 */
export const deliveryPolicy = {
  attempts: 3,
  attemptTimeout: 14_000,
  /** The service accepts one request a second. Jitter keeps two visitors from colliding again on the retry. */
  retryDelay: 1_100,
  jitter: 700,
  /**
   * After this time since Send, or since the browser was online again, no attempt starts. It is exceeded only when the
   * device was suspended during an attempt; another person may have woken it.
   */
  sendingTimeout: 50_000,
  /**
   * The limit of the wait while offline. Most gaps, such as in an elevator, are shorter. After a longer one, another
   * person may have the device and see that a message is sent.
   */
  offlineTimeout: 180_000,
} as const;

/** Statuses after which the same request may still succeed (requirements § 5.3). Any other 4xx would fail again. */
const retryableStatuses: readonly number[] = [0, 408, 425, 429, 500, 502, 503, 504];

/** Whether the same request may still succeed (requirements § 5.3). */
export function mayRetry(failure: SendFailure): boolean {
  return retryableStatuses.includes(failure.status);
}
