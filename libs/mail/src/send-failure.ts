import type { SendFailure } from './mail';

/** The failure without a response (requirements § 4.1). */
export const networkError: SendFailure = { status: 0, text: 'Network Error' };

/** The failure when code throws, such as for a missing id. A retry would throw again, so the status is a 4xx. */
export function thrownError(reason: unknown): SendFailure {
  return { status: 400, text: String(reason) };
}
