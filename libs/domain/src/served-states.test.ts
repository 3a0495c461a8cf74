import { inLanguage } from './in-language.testing';
import { isServed, servedStates, servedStatesSentence } from './served-states';
import { states, type State } from './states';

const allBut = (...others: readonly State[]) => states.filter((state) => !others.includes(state));

test('servedStates returns all states for "all"', () => {
  expect(servedStates('all')).toEqual(states);
});

test('servedStates returns the given states in alphabetical order', () => {
  expect(servedStates(['Texas', 'Guam', 'Ohio'])).toEqual(['Guam', 'Ohio', 'Texas']);
});

test('isServed follows the list', () => {
  expect(states.filter((state) => !isServed(state, { allBut: ['Guam'] }))).toEqual(['Guam']);
  expect(states.filter((state) => isServed(state, ['Ohio', 'Guam']))).toEqual(['Guam', 'Ohio']);
  expect(states.filter((state) => !isServed(state, 'all'))).toEqual([]);
});

test.each([
  ['all', ''],
  [states, ''],
  [allBut('Nevada'), 'We do not serve people in Nevada.'],
  [allBut('Washington', 'Nevada'), 'We do not serve people in Nevada or Washington State.'],
  [
    allBut('Washington', 'Guam', 'U.S. Virgin Islands'),
    'We do not serve people in Guam, the U.S. Virgin Islands, or Washington State.',
  ],
  [['Ohio'], 'We serve people only in Ohio.'],
  [['Ohio', 'District of Columbia'], 'We serve people only in the District of Columbia and Ohio.'],
] as const)(
  'servedStatesSentence names the states that matter, whichever are fewer (%#)',
  (served, sentence) => {
    expect(servedStatesSentence(served)).toBe(sentence);
  },
);

test('servedStatesSentence reads well in Spanish', async () => {
  const spanish = await inLanguage('es', () => import('./served-states'));
  expect(spanish.servedStatesSentence('all')).toBe('');
  expect(spanish.servedStatesSentence(allBut('Washington', 'Nevada'))).toBe(
    'No atendemos a personas en Nevada ni en el estado de Washington.',
  );
  expect(spanish.servedStatesSentence(allBut('Guam', 'Puerto Rico', 'Oregon'))).toBe(
    'No atendemos a personas en Guam, en Oregón ni en Puerto Rico.',
  );
  expect(spanish.servedStatesSentence(['Ohio'])).toBe('Solo atendemos a personas en Ohio.');
  expect(spanish.servedStatesSentence(['Illinois', 'Ohio'])).toBe(
    'Solo atendemos a personas en Illinois y en Ohio.',
  );
});
