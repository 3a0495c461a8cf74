/**
 * Text for one header line: replaces line breaks with spaces and removes other control characters, so that input cannot
 * add headers.
 */
export function headerText(value: string): string {
  return value
    .replace(/[\r\n\u2028\u2029]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
}

/**
 * The value if it is exactly one bare address, otherwise null. A mail library would read `a@x.org, b@y.org` as two.
 */
export function singleAddress(value: string): string | null {
  const address = value.trim();
  return /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u.test(address) ? address : null;
}

/** The letters, digits, `_`, and `-` of a reference; null if empty. */
export function cleanReference(value: string): string | null {
  return value.replace(/[^\w-]/g, '').slice(0, 64) || null;
}

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
