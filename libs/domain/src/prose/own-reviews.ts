import type { OwnReview } from '../review';

/**
 * The operator's own reviews, in the clients' words and with their consent, or `[]` for none. While it is undefined,
 * the site shows samples, which the launch check refuses: invented reviews are illegal even with a label (16 CFR 465).
 */
export const ownReviews: readonly OwnReview[] | undefined = undefined;
