import * as fc from 'fast-check';

/**
 * For tests: text of any Unicode code points, also of surrogates without a partner, which typed text may contain.
 * fast-check's own unit `binary` leaves those out, and takes a second to prepare.
 */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const codePoint = fc.nat(0x10_ffff).map((code) => String.fromCodePoint(code));
  return fc.string({ unit: codePoint, maxLength });
}
