import * as fc from 'fast-check';
import { createInquiryRef } from './inquiry-ref';

test('a reference has eight unambiguous characters', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat({ max: 255 })), (stream) => {
      expect(createInquiryRef(fillFrom(stream))).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    }),
  );
});

test('all thirty characters are equally likely', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    // Bytes from 240 are skipped, so the first character comes from the next byte.
    const [letter = ''] = createInquiryRef(fillFrom(repeat([byte, 0])));
    if (byte < 240) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    else expect(letter).toBe(createInquiryRef(fillFrom(repeat([0])))[0]);
  }
  expect(counts.size).toBe(30);
  expect(new Set(counts.values())).toEqual(new Set([8]));
});

function fillFrom(source: Iterable<number>) {
  const numbers = source[Symbol.iterator]();
  return (bytes: Uint8Array) => {
    for (const index of bytes.keys()) bytes[index] = numbers.next().value ?? 0;
  };
}

function* repeat(numbers: readonly number[]): Generator<number> {
  for (;;) yield* numbers;
}
