/** The offer at the end of an article that makes one (requirements § 2.11). */
export const invitationCopy = {
  heading: 'Would you like to talk it over?',
  text: 'The first conversation with a lawyer is free. There is no obligation, and you can say no to anything.',
  button: 'Start on the home page',
  call: 'Or call',
} as const;
