import { servedStates } from './served-states';
import { states } from './states';

test('servedStates returns all states for "all"', () => {
  expect(servedStates('all')).toEqual(states);
});

test('servedStates returns the given states in alphabetical order', () => {
  expect(servedStates(['Texas', 'Ohio'])).toEqual(['Ohio', 'Texas']);
});
