// Without 0, O, 1, I, L, and U, which are confused with others when a reference is read over the phone.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns a random reference of eight characters, the same for every submission of a filled form (requirements § 4.4).
 * `randomBytes` fills the array that it gets, as `crypto.getRandomValues` does.
 */
export function createInquiryRef(randomBytes: (bytes: Uint8Array<ArrayBuffer>) => unknown): string {
  let ref = '';
  while (ref.length < 8) {
    const bytes = new Uint8Array(new ArrayBuffer(16));
    randomBytes(bytes);
    // 240 is a multiple of 30. Larger bytes would make some characters likelier.
    for (const byte of bytes) {
      if (byte < 240 && ref.length < 8) ref += letters[byte % letters.length];
    }
  }
  return ref;
}
