import type { FaqLink } from './prose/faq';

/** Returns the `tel:` address of a phone number. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/**
 * A phone number in a text: ten digits, as in 800-656-4673 or (202) 555-0100, or 988. The characters around it are
 * checked, so that a part of a longer number or of an amount, such as 1,988 or $988, does not match. The preceding
 * character is a separate group instead of a lookbehind, which Safari before 16.4 cannot parse. Numbers become links,
 * so that they can be tapped on a phone and do not break across lines. 911 does not: some texts say to send 911 a text
 * message if one cannot talk, and a link would call it.
 */
export const phoneInText = /(^|[^\d.,$-])((?:\(\d{3}\) |\d{3}-)\d{3}-\d{4}|988)(?![.,-]?\d)/g;

/**
 * A help line or another service, with its phone number, or, if it has none, with its web address.
 * `prose/help-lines.ts` and `prose/other-phones.ts` list them.
 */
type Line = { readonly name: string } & (
  { readonly phone: string } | { readonly phone?: undefined; readonly url: string }
);

/** Returns the link to call or open a help line. */
export function lineLink(line: Line): FaqLink {
  return line.phone === undefined
    ? { label: line.name, href: line.url, text: new URL(line.url).host }
    : { label: line.name, href: telHref(line.phone), text: line.phone };
}
