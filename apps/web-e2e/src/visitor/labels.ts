/** Texts by which tests find elements, in every browser engine, unless the domain exports them. */
export const labels = {
  findLawyer: 'Find Lawyer',
  issue: 'Issue',
  zipCode: 'Zip code',
  send: 'Send',
  sending: 'Sending Message...',
  stillSending: 'Still sending',
  offline: 'You are offline; we will send when you are back',
  backToMessage: 'Back to my message',
  problem: 'There is a problem',
  notConfirmed: 'Your message is not confirmed',
  mayHaveArrived: 'It may have reached us',
  tryAgain: 'Try again',
  change: 'Change',
  exit: 'Exit this site',
  openMenu: 'Open menu',
} as const;

/** Matches the reference on the confirmation and in the failure panel. */
export const referenceLine = /Your reference:?\s*(?<reference>[2-9A-Z]{8})/;
