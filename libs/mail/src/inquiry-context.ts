/** What belongs to an inquiry besides the visitor's answers. */
export type InquiryContext = {
  /** Eight characters, the same over every attempt (see `createInquiryRef`). */
  readonly inquiryRef: string;
  /** The path of the page it was sent from, without its query. */
  readonly page: string;
};
