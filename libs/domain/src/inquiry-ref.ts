// Leaves out 0, O, 1, I, L, and U, which people mistake for other characters when a reference is read over the phone.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns a random reference of eight characters. A form keeps it when the visitor sends again, so that staff recognize
 * several mails as one inquiry (requirements § 4.4).
 * @param randomBytes Fills an array with random bytes, as `crypto.getRandomValues` does.
 */
export function createInquiryRef(randomBytes: (bytes: Uint8Array<ArrayBuffer>) => unknown): string {
  let ref = '';
  while (ref.length < 8) {
    const bytes = new Uint8Array(new ArrayBuffer(16));
    randomBytes(bytes);
    // Bytes from 240 are skipped: 240 is a multiple of the 30 letters, and with larger bytes some letters would be more
    // likely than others.
    for (const byte of bytes) {
      if (byte < 240 && ref.length < 8) ref += letters[byte % letters.length];
    }
  }
  return ref;
}
