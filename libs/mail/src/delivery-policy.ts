import type { SendFailure } from './mail';

/**
 * The limits of a delivery (requirements § 5.2, decision 8). Times are in milliseconds. Three attempts of 14 s and two
 * delays of at most 1.8 s take 45.6 s, so the result is on screen within 50 s even on a slow phone. A wait to be
 * online, and the attempts after it, take additional time.
 */
export const deliveryPolicy = {
  attempts: 3,
  attemptTimeout: 14_000,
  /**
   * The service accepts one request per second. A random delay of up to `jitter` is added, because two visitors whose
   * requests collided would otherwise collide again at the retry.
   */
  retryDelay: 1_100,
  jitter: 700,
  /**
   * No attempt starts later than this after Send, or after the browser was online again. Only a device that was
   * suspended while it was sending exceeds it, and another person may have woken that device.
   */
  sendingTimeout: 50_000,
  /**
   * The longest wait to be online. Most gaps in a connection, such as in an elevator, are shorter. After a longer one,
   * another person may have the device and would see that a message is being sent.
   */
  offlineTimeout: 180_000,
} as const;

/**
 * Statuses after which the same request may still succeed (requirements § 5.3). 0 stands for no response, or none in
 * time. After any other status, such as 403, the same request would fail again.
 */
const retryableStatuses: readonly number[] = [0, 408, 425, 429, 500, 502, 503, 504];

/** Whether the same request may still succeed (requirements § 5.3). */
export function mayRetry(failure: SendFailure): boolean {
  return retryableStatuses.includes(failure.status);
}
