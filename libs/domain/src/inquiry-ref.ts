// Without 0/O, 1/I/L and U, so that it can be read over the phone and spells nothing.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Eight characters that name one filled form over every attempt to send it (requirements § 4.4).
 * `randomBytes` fills the array it is given, as `crypto.getRandomValues` does.
 */
export function createInquiryRef(randomBytes: (bytes: Uint8Array<ArrayBuffer>) => unknown): string {
  let ref = '';
  while (ref.length < 8) {
    const bytes = new Uint8Array(new ArrayBuffer(16));
    randomBytes(bytes);
    // Bytes from 240 on would make the first letters likelier; they are dropped.
    for (const byte of bytes) {
      if (byte < 240 && ref.length < 8) ref += letters[byte % letters.length];
    }
  }
  return ref;
}
