import fc from 'fast-check';
import { headingId } from './heading';

test.each([
  ['If you lose', 'if-you-lose'],
  ["What's next?", 'whats-next'],
  ['What’s next?', 'whats-next'],
  ['5. They ask "why"', '5-they-ask-why'],
  ['¿Cuánto cobra una señora médica?', 'cuanto-cobra-una-senora-medica'],
  ['  Fees & costs -- all of them! ', 'fees-costs-all-of-them'],
])('headingId converts %j to "%s"', (heading, id) => {
  expect(headingId(heading)).toBe(id);
});

test('headingId returns letters, digits, and single hyphens, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (heading) => {
      const id = headingId(heading);
      expect(id).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(headingId(id)).toBe(id);
    }),
  );
});
