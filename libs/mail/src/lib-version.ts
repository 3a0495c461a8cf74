/** The version of `@emailjs/browser` that both kinds of call report (contract, Mail). */
export const libVersion = '3.12.1';
