const lineBreaks = /\r\n?|[\u2028\u2029\u0085]/g;
const controlsButLineFeed = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;
const bidiOverrides = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * What a person typed, as it is sent: Unicode NFC, well-formed, without control characters or bidirectional
 * overrides; line breaks become LF. Nothing is escaped here: escaping belongs to the place of output.
 */
export function plainText(text: string): string {
  return (
    wellFormed(text)
      .replace(lineBreaks, '\n')
      .replace(/\t/g, ' ')
      .replace(controlsButLineFeed, '')
      .replace(bidiOverrides, '')
      // Last, since what was dropped may have stood between a letter and its accent.
      .normalize('NFC')
  );
}

/** The same for a one-line field, where a line break could become a mail header. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\n+/g, ' ').trim();
}

/** Whether a person can see anything of the text: spaces, zero-width characters and fillers alone are no answer. */
export function isVisible(text: string): boolean {
  // Unicode counts the blank Braille pattern as a symbol.
  return /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u.test(text);
}

// String.prototype.toWellFormed is younger than the phones this site is read on.
function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, (unit) =>
    unit.length === 2 ? unit : '\uFFFD',
  );
}
