/** Returns the `tel:` address of a phone number. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/**
 * A phone number in a text, after what is before it. Each is shown as a link: whoever reads it on a phone can press it, and
 * it stays on one line. No lookbehind, which Safari before 16.4 refuses.
 */
export const phoneInText = /(^|[^\d.$-])((?:\(\d{3}\) |\d{3}-)\d{3}-\d{4}|911|988)(?![.,-]?\d)/g;
