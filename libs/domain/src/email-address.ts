import * as v from 'valibot';
import { plainLine } from './plain-text';
import { invisibleCharacters } from './zip-code';

const invisible = new RegExp(`[${invisibleCharacters}]`, 'g');

/**
 * A domain with characters outside ASCII. Of ASCII it may contain only letters, digits, dots, hyphens, and underscores:
 * a slash, for example, would end the host name of the URL below.
 */
const internationalDomain = /@([\w.-]*[\u0080-\u{10FFFF}][\w.\u0080-\u{10FFFF}-]*)$/u;

/**
 * Whether a cleaned text is an address to which one can reply (requirements § 3.2). The rule of the HTML standard
 * (`rfcEmail`) accepts o'brien@example.com, but also user@localhost, so the domain must contain a dot.
 */
export function isEmailAddress(text: string): boolean {
  return v.is(v.pipe(v.string(), v.rfcEmail()), text) && /\.[^.@]+$/.test(text);
}

/**
 * A looser rule for the `pattern` of an input. Browsers check it only without JavaScript or before it has run, because
 * the hydrated form sets `noValidate` and shows its own errors. It must match an address also before it is cleaned, or
 * a browser would refuse an address that the site accepts. It misses only a domain without an ASCII dot, such as
 * `例え。jp`, whose dot `emailAddress` converts.
 */
export const emailPattern = '.+@.+\\..+';

/**
 * Cleans a typed email address for sending (requirements § 3.2): removes invisible characters, and converts an
 * international domain to ASCII (`xn--…`), which every mail program understands. It does not check whether the text is
 * an address. A domain that cannot be converted stays as it is.
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
