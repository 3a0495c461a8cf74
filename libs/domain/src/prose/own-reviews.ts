import type { OwnReview } from '../review';

/**
 * The operator's own reviews, unchanged and with consent, or `[]` for none. Until it is set, the site shows samples,
 * which the launch check refuses: invented reviews are illegal, labeled or not (16 CFR 465).
 */
export const ownReviews: readonly OwnReview[] | undefined = undefined;
