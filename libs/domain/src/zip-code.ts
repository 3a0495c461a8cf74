/**
 * Invisible format characters that phones and chats copy along with a number or an address (requirements § 3.2): zero
 * width, direction marks, and the soft hyphen. For a character class of a regular expression.
 */
export const invisibleCharacters = '\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF';

const around = `[\\s${invisibleCharacters}]*`;

/** The rule for a zip code as the `pattern` of an input, for browsers without JavaScript. Its one group is the code. */
export const zipCodePattern = `${around}([0-9]{5})${around}`;

const zipCode = new RegExp(`^${zipCodePattern}$`);

/**
 * Returns the zip code in `text`, or undefined unless it is exactly five ASCII digits (requirements § 3.2). White space
 * and invisible characters are dropped at the ends, since phones paste them.
 */
export function zipCodeFrom(text: string | null | undefined): string | undefined {
  return zipCode.exec(text ?? '')?.[1];
}
