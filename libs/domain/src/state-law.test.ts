import { inLanguage } from './in-language.testing';
import { stateLaw } from './state-law';
import type { State } from './states';

// `place-of-zip-code.test.ts` compares the postal abbreviations with an independent data set.
test.each<[State, string]>([
  ['New York', 'ny'],
  ['U.S. Virgin Islands', 'vi'],
  ['Northern Mariana Islands', 'nmi'],
])('the page on %s ends in %s', (state, end) => {
  expect(stateLaw(state)).toMatchObject({ href: `https://www.womenslaw.org/laws/${end}` });
});

test.each(['American Samoa', undefined] as const)('for %s the list of all states', (state) => {
  expect(stateLaw(state)).toMatchObject({
    href: 'https://www.womenslaw.org',
    text: 'The law on abuse, by state',
  });
});

test('a Spanish page links to the Spanish one', async () => {
  const { stateLaw } = await inLanguage('es', () => import('.'));
  expect(stateLaw('New York')).toMatchObject({
    href: 'https://www.womenslaw.org/es/leyes/ny',
    text: 'La ley sobre el abuso en Nueva York',
  });
  expect(stateLaw(undefined).href).toBe('https://www.womenslaw.org/es');
});
