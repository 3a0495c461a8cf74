const lineBreaks = /\r\n?|[\u2028\u2029\u0085]/g;
const controlsExceptLineFeed = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;
const bidiOverrides = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Cleans typed text for sending (requirements § 3.7): well-formed Unicode in NFC, with LF as line break, without other
 * control characters, and without bidirectional embeddings, overrides, and isolates, which could make a text read
 * differently from what it contains. A tab becomes a space. It does not escape anything, since the mail template does.
 */
export function plainText(text: string): string {
  return (
    wellFormed(text)
      .replace(lineBreaks, '\n')
      .replace(/\t/g, ' ')
      .replace(controlsExceptLineFeed, '')
      .replace(bidiOverrides, '')
      // Normalized last, since a removed character may have separated a letter from its accent.
      .normalize('NFC')
  );
}

/**
 * Like `plainText`, but for a single line: a line break could start a new mail header, so it becomes a space. Also
 * removes white space at both ends.
 */
export function plainLine(text: string): string {
  return plainText(text).replace(/\n/g, ' ').trim();
}

/**
 * Whether the text has a visible character. White space, control characters, zero-width characters, and fillers do not
 * count (requirements § 3.2).
 */
export function isVisible(text: string): boolean {
  // U+2800, the blank Braille pattern, is a symbol according to Unicode, but looks empty.
  return /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u.test(text);
}

// Replaces `String.prototype.toWellFormed`, which old phones lack.
function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, (unit) =>
    unit.length === 2 ? unit : '\uFFFD',
  );
}
