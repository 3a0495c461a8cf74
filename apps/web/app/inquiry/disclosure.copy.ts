/** What stands beside both forms before anything is sent, whichever it is (safety.md, "Law and trust"). */
export const disclosureCopy = {
  heading: 'Before You Send',
  paragraphs: [
    'Sending this form creates no agreement and no attorney-client relationship. You decide whether to hire a lawyer, and which one.',
    'Your message may not be confidential, so leave out other people’s names for now.',
  ],
  moreHeading: 'Attorney advertising: who pays, and where your message goes',
  more: [
    'Sending this form does not hire a lawyer, and it does not stop any legal deadline. Nothing on this site is legal advice, and no one can promise a result.',
    'The firm that reads your message might already work for the person who hurt you. Leave out other people’s names until the firm says it has checked.',
    'Participating lawyers or the law firm pay for this service. You pay us nothing. In most injury cases, a lawyer is paid a fee only if you win. Divorce and support cannot be paid for that way, and protection orders and image removal rarely are. The costs of a case, such as filing fees, are separate from the fee. Ask who pays them, even if you lose.',
  ],
} as const;
