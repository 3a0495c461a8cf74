/**
 * Invisible format characters that phones and chat apps copy together with a number or an email address (requirements
 * § 3.2): zero-width characters, direction marks, and the soft hyphen. To be used in a character class of a regular
 * expression.
 */
export const invisibleCharacters = '\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF';

const around = `[\\s${invisibleCharacters}]*`;

/** The rule for a zip code as the `pattern` of an input, for browsers without JavaScript. Its one group is the code. */
export const zipCodePattern = `${around}([0-9]{5})${around}`;

const zipCode = new RegExp(`^${zipCodePattern}$`);

/**
 * Returns the zip code in `text`, or undefined unless the text is exactly five ASCII digits (requirements § 3.2). White
 * space and invisible characters around it are ignored, since phones insert them when a number is pasted.
 */
export function zipCodeFrom(text: string | null | undefined): string | undefined {
  return zipCode.exec(text ?? '')?.[1];
}
