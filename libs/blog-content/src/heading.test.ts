import { headingId } from './heading';

test.each([
  ['If you lose', 'if-you-lose'],
  ["What's next?", 'whats-next'],
  ['What’s next?', 'whats-next'],
  ['5. They ask "why"', '5-they-ask-why'],
  ['¿Cuánto cobra una señora médica?', 'cuanto-cobra-una-senora-medica'],
  ['  Fees & costs -- all of them! ', 'fees-costs-all-of-them'],
  ['<b class="x">ﬁne₂</b> \u0000—', 'b-class-x-fine2-b'],
])('headingId converts %j to "%s"', (heading, id) => {
  expect(headingId(heading)).toBe(id);
});
