import type { SendFailure } from './mail';

/** The failure without a response (requirements § 4.1). */
export const networkError: SendFailure = { status: 0, text: 'Network Error' };
