/** The version of `@emailjs/browser`, sent by script and by form POST (requirements § 4.1). */
export const libVersion = '3.12.1';
