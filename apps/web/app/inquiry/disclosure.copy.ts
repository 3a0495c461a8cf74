/** What stands beside both forms before anything is sent, whichever it is (safety.md, "Law and trust"). */
export const disclosureCopy = {
  heading: 'Before You Send',
  paragraphs: [
    'Sending this form does not hire a lawyer. It creates no agreement and no attorney-client relationship, and it does not stop any legal deadline. You decide whether to hire a lawyer, and which one.',
    'Your message may not be confidential. The firm that reads it might already work for the person who hurt you, so leave other people’s names out of this form. Before you tell your story, ask the firm to check. It will need the names for that and nothing more. Nothing on this site is legal advice, and no one can promise a result.',
    'This is attorney advertising. Lawyers and law firms pay for this service. You pay us nothing. We do not serve people in Washington or Nevada. In most injury cases, a lawyer is paid a fee only if you win. Divorce and support cases generally cannot work that way, and protection orders and image removal rarely do. The costs of a case, such as filing fees, are separate from the fee. You may owe them even if you lose, so ask who pays them.',
  ],
} as const;
