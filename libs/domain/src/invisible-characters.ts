/**
 * Invisible format characters that phones and chats copy along with a number or an address (requirements § 3.2): zero
 * width, direction marks, and the soft hyphen. For a character class of a regular expression.
 */
export const invisibleCharacters = '\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF';
