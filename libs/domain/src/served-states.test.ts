import { servedStates } from './served-states';
import { states } from './states';

test('a site that serves all states names all of them', () => {
  expect(servedStates('all')).toEqual(states);
});

test('a site that serves a few names these, in the order of the alphabet', () => {
  expect(servedStates(['Texas', 'Ohio'])).toEqual(['Ohio', 'Texas']);
});
