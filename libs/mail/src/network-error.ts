import type { SendFailure } from './mail';

/** The failure when no answer came (contract, Mail). */
export const networkError: SendFailure = { status: 0, text: 'Network Error' };
