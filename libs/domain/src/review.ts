import type { Language } from './language';

/** A review in the carousel. */
export type Review = {
  /**
   * True for an invented review. The page labels it, and `npm run launch-check` refuses it, because invented reviews
   * break the rule of the Federal Trade Commission on fake reviews even with a label (16 CFR 465).
   */
  readonly sample?: boolean;
  readonly name: string;
  /** The number of the drawn portrait. */
  readonly avatar: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  /** One to five stars, as the client gave them. */
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** The client's city and state. */
  readonly address: string;
  readonly subject: string;
  readonly content: string;
  /** The language of `subject` and `content`, if it differs from that of the page. */
  readonly language?: Language;
};

/** A review by a client. Its words are not translated, so its language must be given. */
export type OwnReview = Review & { readonly language: Language };
