import { codes, type ZipCode } from 'zipcodes';
import { placeOfZipCode, unservedStateOf, type Place } from './place-of-zip-code';
import { states } from './states';

/** The abbreviations of the Postal Service, which the independent data set uses. */
const abbreviations: Readonly<Record<Place, string>> = {
  Alabama: 'AL',
  Alaska: 'AK',
  'American Samoa': 'AS',
  Arizona: 'AZ',
  Arkansas: 'AR',
  'Armed Forces Americas': 'AA',
  'Armed Forces Europe': 'AE',
  'Armed Forces Pacific': 'AP',
  California: 'CA',
  Colorado: 'CO',
  Connecticut: 'CT',
  Delaware: 'DE',
  'District of Columbia': 'DC',
  Florida: 'FL',
  Georgia: 'GA',
  Guam: 'GU',
  Hawaii: 'HI',
  Idaho: 'ID',
  Illinois: 'IL',
  Indiana: 'IN',
  Iowa: 'IA',
  Kansas: 'KS',
  Kentucky: 'KY',
  Louisiana: 'LA',
  Maine: 'ME',
  'Marshall Islands': 'MH',
  Maryland: 'MD',
  Massachusetts: 'MA',
  Michigan: 'MI',
  Micronesia: 'FM',
  Minnesota: 'MN',
  Mississippi: 'MS',
  Missouri: 'MO',
  Montana: 'MT',
  Nebraska: 'NE',
  Nevada: 'NV',
  'New Hampshire': 'NH',
  'New Jersey': 'NJ',
  'New Mexico': 'NM',
  'New York': 'NY',
  'North Carolina': 'NC',
  'North Dakota': 'ND',
  'Northern Mariana Islands': 'MP',
  Ohio: 'OH',
  Oklahoma: 'OK',
  Oregon: 'OR',
  Palau: 'PW',
  Pennsylvania: 'PA',
  'Puerto Rico': 'PR',
  'Rhode Island': 'RI',
  'South Carolina': 'SC',
  'South Dakota': 'SD',
  Tennessee: 'TN',
  Texas: 'TX',
  'U.S. Virgin Islands': 'VI',
  Utah: 'UT',
  Vermont: 'VT',
  Virginia: 'VA',
  Washington: 'WA',
  'West Virginia': 'WV',
  Wisconsin: 'WI',
  Wyoming: 'WY',
};

const known = Object.values(codes).filter(({ country }) => country === 'US');
const abbreviationOf = ({ zip }: ZipCode) => {
  const place = placeOfZipCode(zip);
  return place && abbreviations[place];
};

test('every zip code of an independent data set has the same place there', () => {
  expect(known.length).toBeGreaterThan(42_000);
  expect(known.filter((code) => abbreviationOf(code) !== code.state)).toEqual([]);
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
  (state) => known.find((code) => code.state === abbreviations[state])?.zip ?? 'none',
);

test('where one state is served, zip codes of every other state are refused', () => {
  expect(examples.map((zipCode) => unservedStateOf(zipCode, ['Ohio']))).toEqual(
    states.map((state) => (state === 'Ohio' ? undefined : state)),
  );
});

test('where all states are served, no zip code is refused', () => {
  expect(examples.filter((zipCode) => unservedStateOf(zipCode, 'all'))).toEqual([]);
});
