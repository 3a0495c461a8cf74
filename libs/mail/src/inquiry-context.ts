/** What belongs to an inquiry besides the visitor's answers. */
export type InquiryContext = {
  /** Eight characters, the same over every attempt (see `createInquiryRef`). */
  readonly inquiryRef: string;
  /** The path of the page it was sent from, without its query. */
  readonly page: string;
  /** When the visitor pressed Send. */
  readonly sentAt: Date;
  /** Signs of a program that fills in forms. They mark the mail and never stop it. */
  readonly flags: readonly InquiryFlag[];
};

/** `hidden-field`: a field that people cannot see was filled in. `too-fast`: sent seconds after the page came. */
export type InquiryFlag = 'hidden-field' | 'too-fast';
