/** What stands beside both forms before anything is sent, whichever it is (safety.md, "Law and trust"). */
export const disclosureCopy = {
  heading: 'Before You Send',
  paragraphs: [
    'Sending this form creates no agreement and no attorney-client relationship. You decide whether to hire a lawyer, and which one.',
    'Your message may not be confidential, and the lawyer or firm that reads it may also represent other people. Nothing on this site is legal advice, and no one can promise a result.',
    'This is attorney advertising. Participating lawyers or the law firm pay for this service. If you hire a lawyer or firm, they are paid a fee only if you win.',
  ],
} as const;
