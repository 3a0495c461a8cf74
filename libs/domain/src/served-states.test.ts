import { inLanguage } from './in-language.testing';
import type { Language } from './language';
import { isServed, servedStateNames } from './served-states';
import type { SiteFacts } from './site-facts-schema';
import { states, type State } from './states';

const allBut = (...others: readonly State[]) => states.filter((state) => !others.includes(state));
const load = (tag: Language) => inLanguage(tag, () => import('./served-states'));

test('there are fifty states, the District of Columbia, and five territories, sorted and without duplicates', () => {
  expect(states).toHaveLength(56);
  expect([...new Set(states)].sort()).toEqual(states);
});

test('servedStateNames returns the states as the visitor reads them, in alphabetical order', async () => {
  expect(servedStateNames('all')).toEqual(states);
  expect(servedStateNames(['Texas', 'Guam', 'Ohio'])).toEqual(['Guam', 'Ohio', 'Texas']);
  const spanish = (await load('es')).servedStateNames(['New York', 'North Carolina', 'Ohio']);
  expect(spanish).toEqual(['Carolina del Norte', 'Nueva York', 'Ohio']);
});

test('isServed follows the list', () => {
  expect(states.filter((state) => !isServed(state, { allBut: ['Guam'] }))).toEqual(['Guam']);
  expect(states.filter((state) => isServed(state, ['Ohio', 'Guam']))).toEqual(['Guam', 'Ohio']);
  expect(states.filter((state) => !isServed(state, 'all'))).toEqual([]);
});

test.each<readonly [Language, SiteFacts['statesServed'], string]>([
  ['en', 'all', ''],
  ['en', states, ''],
  ['en', allBut('Nevada'), 'We do not serve people in Nevada.'],
  ['en', allBut('Washington', 'Nevada'), 'We do not serve people in Nevada or Washington State.'],
  [
    'en',
    allBut('Washington', 'Guam', 'U.S. Virgin Islands'),
    'We do not serve people in Guam, the U.S. Virgin Islands, or Washington State.',
  ],
  ['en', ['Ohio'], 'We serve people only in Ohio.'],
  [
    'en',
    ['Ohio', 'District of Columbia'],
    'We serve people only in the District of Columbia and Ohio.',
  ],
  ['es', 'all', ''],
  [
    'es',
    allBut('Washington', 'Nevada'),
    'No atendemos a personas en Nevada ni en el estado de Washington.',
  ],
  [
    'es',
    allBut('Guam', 'Puerto Rico', 'Oregon'),
    'No atendemos a personas en Guam, en Oregón ni en Puerto Rico.',
  ],
  ['es', ['Ohio'], 'Solo atendemos a personas en Ohio.'],
  ['es', ['Illinois', 'Ohio'], 'Solo atendemos a personas en Illinois y en Ohio.'],
])(
  'in %s, servedStatesSentence names the states that matter, whichever are fewer (%#)',
  async (tag, served, sentence) => {
    expect((await load(tag)).servedStatesSentence(served)).toBe(sentence);
  },
);
