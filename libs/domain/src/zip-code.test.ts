import * as fc from 'fast-check';
import { zipCodeFrom } from './zip-code';

test.each([
  ['90210', '90210'],
  ['00501', '00501'],
  [' 90210 ', '90210'],
  ['90 210', '90210'],
  ['9 0\t2\n1\r\n0', '90210'],
  ['\u00a090210\u2003', '90210'],
])('zipCodeFrom converts %j to %s', (text, zipCode) => {
  expect(zipCodeFrom(text)).toBe(zipCode);
});

test.each([
  '',
  ' ',
  '9021',
  '902101',
  '90210-1234',
  '90210\n90210',
  '9021O',
  'abcde',
  '+9021',
  '-9021',
  '9021.',
  '9.021',
  '90,10',
  '1e210',
  '0x123',
  '９０２１０',
  '٩٠٢١٠',
  '९०२१०',
  '90210\u0000',
  null,
  undefined,
])('zipCodeFrom rejects %j', (text) => {
  expect(zipCodeFrom(text)).toBeUndefined();
});

test('zipCodeFrom accepts text only if it has exactly five ASCII digits and white space', () => {
  const digit = fc.constantFrom(...'0123456789');
  const unit = fc.oneof(
    { weight: 8, arbitrary: digit },
    { weight: 2, arbitrary: fc.constantFrom(' ', '\t', '\n', '\u00a0') },
    { weight: 1, arbitrary: fc.constantFrom('٣', '５', '-', '+', 'a', '.') },
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 8 }), (units) => {
      const kept = units.filter((one) => one.trim() !== '');
      const valid = kept.length === 5 && kept.every((one) => '0123456789'.includes(one));
      expect(zipCodeFrom(units.join(''))).toBe(valid ? kept.join('') : undefined);
    }),
    { numRuns: 1000 },
  );
});
