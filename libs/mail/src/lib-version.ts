/** The version of `@emailjs/browser` that both kinds of call report (requirements § 4.1). */
export const libVersion = '3.12.1';
