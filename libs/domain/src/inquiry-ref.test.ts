import * as fc from 'fast-check';
import { createInquiryRef } from './inquiry-ref';

test('a reference has eight unambiguous characters, and each comes from a random byte of its own', () => {
  const eightBytes = fc.uint8Array({ minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(eightBytes, fc.nat({ max: 7 }), (random, changed) => {
      const ref = createInquiryRef((bytes) => bytes.set(random));
      expect(ref).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
      const other = random.map((byte, at) => (at === changed ? byte + 1 : byte));
      const otherRef = createInquiryRef((bytes) => bytes.set(other));
      expect([...ref].flatMap((one, at) => (one === otherRef[at] ? [] : at))).toEqual([changed]);
    }),
  );
});
