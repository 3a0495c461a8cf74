import * as fc from 'fast-check';
import { zipCodeFrom } from './zip-code';

test('zipCodeFrom accepts text only if it has exactly five ASCII digits between white space and invisible characters', () => {
  const around = fc.string({
    unit: fc.constantFrom(...' \t\n\u00a0\u00ad\u200b\u200e\u202a\u202e\u2060\u2069\ufeff'),
    maxLength: 3,
  });
  const unit = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...'0123456789') },
    { weight: 1, arbitrary: fc.constantFrom('٣', '５', '-', '+', 'a', '.', '\u061c') },
  );
  fc.assert(
    fc.property(
      around,
      fc.string({ unit, minLength: 3, maxLength: 7 }),
      around,
      (before, core, after) => {
        const valid = core.length === 5 && [...core].every((one) => '0123456789'.includes(one));
        expect(zipCodeFrom(before + core + after)).toBe(valid ? core : undefined);
      },
    ),
    { numRuns: 1000 },
  );
  for (const missing of [null, undefined]) expect(zipCodeFrom(missing)).toBeUndefined();
});
