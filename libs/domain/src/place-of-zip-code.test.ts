import { codes, states as postal } from 'zipcodes';
import { placeOfZipCode, unservedStateOf } from './place-of-zip-code';
import { states } from './states';

/** The data set names its places by the abbreviations of the Postal Service, and knows the names of most. */
const abbreviations: Readonly<Record<string, string>> = {
  ...postal.full,
  'AMERICAN SAMOA': 'AS',
  'ARMED FORCES AMERICAS': 'AA',
  'ARMED FORCES EUROPE': 'AE',
  'ARMED FORCES PACIFIC': 'AP',
  GUAM: 'GU',
  'MARSHALL ISLANDS': 'MH',
  MICRONESIA: 'FM',
  'NORTHERN MARIANA ISLANDS': 'MP',
  PALAU: 'PW',
  'PUERTO RICO': 'PR',
  'U.S. VIRGIN ISLANDS': 'VI',
};
const abbreviationOf = (place = '') => abbreviations[place.toUpperCase()];

const known = Object.values(codes).filter(({ country }) => country === 'US');
test('every zip code of an independent data set has the same place there', () => {
  expect(known.length).toBeGreaterThan(42_000);
  expect(known.filter(({ zip, state }) => abbreviationOf(placeOfZipCode(zip)) !== state)).toEqual(
    [],
  );
});

test.each([
  ['06390', 'New York', '06389', 'Connecticut'],
  ['83414', 'Wyoming', '83415', 'Idaho'],
  ['73960', 'Texas', '73961', 'Oklahoma'],
  ['20588', 'Maryland', '20587', 'District of Columbia'],
  ['20598', 'Virginia', '20597', 'District of Columbia'],
  ['96799', 'American Samoa', '96798', 'Hawaii'],
  ['96950', 'Northern Mariana Islands', '96949', 'Guam'],
])('%s is in %s, although %s would be in %s', (zipCode, place, neighbor, other) => {
  expect(placeOfZipCode(zipCode)).toBe(place);
  expect(placeOfZipCode(neighbor)).toBe(other);
});

test.each(['00000', '00100', '09999', '35300', '98700', '99', '', '__proto__'])(
  '%j has no place',
  (zipCode) => {
    expect(placeOfZipCode(zipCode)).toBeUndefined();
  },
);

test.each([
  ['98101', 'Washington'],
  ['89101', 'Nevada'],
  ['90210', undefined],
  ['00901', undefined],
  // Addresses of the military, countries with American mail, and unknown codes belong to no state.
  ['09012', undefined],
  ['96940', undefined],
  ['00000', undefined],
])('unservedStateOf returns for %s: %s', (zipCode, state) => {
  expect(
    unservedStateOf(
      zipCode,
      states.filter((one) => one !== 'Washington' && one !== 'Nevada'),
    ),
  ).toBe(state);
});

/** One zip code of each state. */
const examples = states.map(
  (state) => known.find((code) => code.state === abbreviationOf(state))?.zip ?? 'none',
);

test('where one state is served, zip codes of every other state are refused', () => {
  expect(examples.map((zipCode) => unservedStateOf(zipCode, ['Ohio']))).toEqual(
    states.map((state) => (state === 'Ohio' ? undefined : state)),
  );
});

test('where all states are served, no zip code is refused', () => {
  expect(examples.filter((zipCode) => unservedStateOf(zipCode, 'all'))).toEqual([]);
});
