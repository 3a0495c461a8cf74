import type { FaqLink } from './prose/faq';

/** Returns the `tel:` address of a phone number. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/**
 * A phone number in a text, after what is before it. Each is shown as a link: whoever reads it on a phone can press it, and
 * it stays on one line. No lookbehind, which Safari before 16.4 refuses.
 */
export const phoneInText = /(^|[^\d.$-])((?:\(\d{3}\) |\d{3}-)\d{3}-\d{4}|911|988)(?![.,-]?\d)/g;

/** A help line, or another service that only an answer names. */
type Line = { readonly name: string } & (
  { readonly phone: string } | { readonly phone?: undefined; readonly url: string }
);

/** Returns the link to call or open a help line. */
export function lineLink(line: Line): FaqLink {
  return line.phone === undefined
    ? { label: line.name, href: line.url, text: new URL(line.url).host }
    : { label: line.name, href: telHref(line.phone), text: line.phone };
}
