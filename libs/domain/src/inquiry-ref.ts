// Leaves out 0, O, 1, I, L, and U, which people mistake for other characters when a reference is read over the phone.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns a random reference of eight characters. A form keeps it when the visitor sends again, so that staff recognize
 * several mails as one inquiry (requirements § 4.4).
 * @param randomBytes Fills an array with random bytes, as `crypto.getRandomValues` does.
 */
export function createInquiryRef(randomBytes: (bytes: Uint8Array<ArrayBuffer>) => unknown): string {
  const bytes = new Uint8Array(new ArrayBuffer(8));
  randomBytes(bytes);
  // 256 is no multiple of the 30 letters, so the first 16 letters are slightly more likely. That does no harm, because
  // a reference is a name that people read out over the phone, and no secret.
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
