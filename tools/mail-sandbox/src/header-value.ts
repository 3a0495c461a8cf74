/**
 * Text fit for one header line: line breaks become a space, other control characters go, so that
 * nothing a visitor types can start a header of its own.
 */
export function headerText(value: string): string {
  return value
    .replace(/[\r\n\u2028\u2029]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
}

/**
 * The value if it is exactly one bare address, otherwise null. Nothing is repaired: of
 * `a@x.org, b@y.org` a mail library makes two addressees.
 */
export function singleAddress(value: string): string | null {
  const address = value.trim();
  return /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u.test(address) ? address : null;
}

/** What is left of a reference after all but letters, digits, `_` and `-`; null if nothing. */
export function cleanReference(value: string): string | null {
  return value.replace(/[^\w-]/g, '').slice(0, 64) || null;
}
