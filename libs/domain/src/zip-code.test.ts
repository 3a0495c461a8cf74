import * as fc from 'fast-check';
import { zipCodeFrom } from './zip-code';

test.each([
  ['90210', '90210'],
  ['00501', '00501'],
  [' 90210 ', '90210'],
  ['\t90210\r\n', '90210'],
  ['\u00a090210\u2003', '90210'],
])('zipCodeFrom converts %j to %s', (text, zipCode) => {
  expect(zipCodeFrom(text)).toBe(zipCode);
});

test.each([
  ...['', '9021', '902101', '90 210', '90210-1234', '9021O', '-9021', '9.021', '1e210', '0x123'],
  ...['９０２１０', '90210\u0000', null, undefined],
])('zipCodeFrom rejects %j', (text) => {
  expect(zipCodeFrom(text)).toBeUndefined();
});

test('zipCodeFrom accepts text only if it has exactly five ASCII digits between white space', () => {
  const space = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0'), maxLength: 2 });
  const unit = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...'0123456789') },
    { weight: 1, arbitrary: fc.constantFrom(' ', '٣', '５', '-', '+', 'a', '.') },
  );
  fc.assert(
    fc.property(
      space,
      fc.string({ unit, minLength: 3, maxLength: 7 }),
      space,
      (before, text, after) => {
        const core = text.trim();
        const valid = core.length === 5 && [...core].every((one) => '0123456789'.includes(one));
        expect(zipCodeFrom(before + text + after)).toBe(valid ? core : undefined);
      },
    ),
    { numRuns: 1000 },
  );
});
