import type { Language } from './language';

/** A review in the carousel. */
export type Review = {
  /** True for an invented review: the page labels it, and the launch check refuses it (16 CFR 465). */
  readonly sample?: boolean;
  readonly name: string;
  /** Number of the portrait. */
  readonly avatar: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  /** In stars, as the client gave them. */
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** City and state. */
  readonly address: string;
  readonly subject: string;
  readonly content: string;
  /** The language of `subject` and `content`, if it is not that of the page. */
  readonly language?: Language;
};

/** A review by a client, whose words are the same in every language of the site. */
export type OwnReview = Review & { readonly language: Language };
