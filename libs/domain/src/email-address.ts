import * as v from 'valibot';
import { plainLine } from './plain-text';
import { invisibleCharacters } from './zip-code';

const invisible = new RegExp(`[${invisibleCharacters}]`, 'g');

/** Of ASCII, it has only what a domain may have, since a slash, for example, would end the domain of an address. */
const internationalDomain = /@([\w.-]*[\u0080-\u{10FFFF}][\w.\u0080-\u{10FFFF}-]*)$/u;

/**
 * Whether a cleaned text is an address to which one can reply (requirements § 3.2). The rule of the HTML standard accepts
 * o'brien@example.com, but also user@localhost, so the domain also needs a dot.
 */
export function isEmailAddress(text: string): boolean {
  return v.is(v.pipe(v.string(), v.rfcEmail()), text) && /\.[^.@]+$/.test(text);
}

/**
 * What every address matches, also before it is cleaned: the `pattern` of an input, for browsers without JavaScript.
 */
export const emailPattern = '.+@.+\\..+';

/**
 * Cleans a typed email address for sending (requirements § 3.2): without invisible characters, and with its domain in
 * ASCII (`xn--…`), as every mail program knows it. What is no address stays as it is.
 */
export function emailAddress(text: string): string {
  return plainLine(text.replace(invisible, '')).replace(
    internationalDomain,
    (_end, domain: string) => `@${asciiDomain(domain)}`,
  );
}

function asciiDomain(domain: string): string {
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}
