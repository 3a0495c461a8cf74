/** What stands beside both forms before anything is sent, whichever it is (requirements § 8.4). */
export const disclosureCopy = {
  heading: 'Before You Send',
  paragraphs: [
    'Sending this form does not hire a lawyer. It creates no agreement and no attorney-client relationship, and nothing here is legal advice. Whether to hire a lawyer is up to you.',
    'Your message may not be confidential, so leave other people’s names out of it.',
  ],
  moreHeading: 'Attorney advertising: who pays, and where your message goes',
  more: [
    'Sending does not stop any legal deadline. You choose which lawyer, if any. No one can promise a result.',
    'The firm that reads your message might already work for the person who hurt you. Before you tell your story, ask the firm to check. It will need the names for that and nothing more.',
    'Lawyers and law firms pay for this service. You pay us nothing. “Top Lawyer” is not a rating. We do not serve people in Washington or Nevada. In most injury cases, a lawyer is paid a fee only if you win. Divorce and support cases generally cannot work that way, and protection orders and image removal rarely do. The costs of a case, such as filing fees, are separate from the fee. You may owe them even if you lose, so ask who pays them.',
  ],
} as const;
