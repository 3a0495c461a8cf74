import { codes } from 'zipcodes';
import { placeOfZipCode, unservedStateOf, type Place } from './place-of-zip-code';
import { isServed } from './served-states';
import type { SiteFacts } from './site-facts-schema';
import { postalCodes, states } from './states';

/**
 * The Postal Service's abbreviation of each place. The package `zipcodes`, an independent data set, names the state of
 * a zip code by it.
 */
const abbreviations: Readonly<Record<Place, string>> = {
  ...postalCodes,
  'Armed Forces Americas': 'AA',
  'Armed Forces Europe': 'AE',
  'Armed Forces Pacific': 'AP',
  'Marshall Islands': 'MH',
  Micronesia: 'FM',
  Palau: 'PW',
};
const abbreviationOf = (place?: Place) => place && abbreviations[place];

const known = Object.values(codes).filter(({ country }) => country === 'US');
test('every zip code of an independent data set has the same place there', () => {
  expect(known.length).toBeGreaterThan(42_000);
  expect(known.filter(({ zip, state }) => abbreviationOf(placeOfZipCode(zip)) !== state)).toEqual(
    [],
  );
});

test.each(['00000', '00100', '09999', '35300', '98700', '99', '', '__proto__'])(
  '%j has no place',
  (zipCode) => {
    expect(placeOfZipCode(zipCode)).toBeUndefined();
  },
);

/** One zip code in each state. */
const examples = states.map(
  (state) => known.find((code) => code.state === abbreviationOf(state))?.zip ?? 'none',
);

test.each<SiteFacts['statesServed']>(['all', ['Ohio'], { allBut: ['Nevada', 'Washington'] }])(
  'where %j is served, unservedStateOf returns the state of every other zip code',
  (served) => {
    // Military addresses (09012), countries served by the Postal Service (96940), and unknown codes (00000) belong to
    // no state.
    for (const zipCode of ['09012', '96940', '00000'])
      expect(unservedStateOf(zipCode, served)).toBeUndefined();
    expect(examples.map((zipCode) => unservedStateOf(zipCode, served))).toEqual(
      states.map((state) => (isServed(state, served) ? undefined : state)),
    );
  },
);
