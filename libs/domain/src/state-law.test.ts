import { states as postal } from 'zipcodes';
import { inLanguage } from './in-language.testing';
import { stateLaw } from './state-law';
import { states } from './states';

/**
 * The abbreviations at the end of WomensLaw's addresses. They are those of the Postal Service, except `nmi`. The list
 * of the package `zipcodes` lacks the territories. Those on which WomensLaw has a page are added here.
 */
const abbreviations: Readonly<Record<string, string>> = {
  ...postal.full,
  GUAM: 'gu',
  'NORTHERN MARIANA ISLANDS': 'nmi',
  'PUERTO RICO': 'pr',
  'U.S. VIRGIN ISLANDS': 'vi',
};

test.each(states.filter((state) => state !== 'American Samoa'))(
  'the page on %s ends in its abbreviation',
  (state) => {
    const code = abbreviations[state.toUpperCase()]?.toLowerCase();
    expect(stateLaw(state)).toMatchObject({ href: `https://www.womenslaw.org/laws/${code}` });
  },
);

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
