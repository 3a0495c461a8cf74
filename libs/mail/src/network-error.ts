import type { SendFailure } from './mail';

/** The failure when no answer came (requirements § 4.1). */
export const networkError: SendFailure = { status: 0, text: 'Network Error' };
