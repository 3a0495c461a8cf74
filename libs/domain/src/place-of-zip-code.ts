import { isServed } from './served-states';
import type { SiteFacts } from './site-facts-schema';
import { isState, type State } from './states';

/**
 * The places of zip codes: ranges of the first three digits from the Postal Service's list (Labeling List L002), and
 * the few whole codes that are in another place than their first three digits say. Besides states, the places include
 * military addresses, and three countries whose mail the Postal Service delivers.
 */
const places = [
  ['Alabama', '350-352 354-369'],
  ['Alaska', '995-999'],
  ['American Samoa', '96799'],
  ['Arizona', '850-853 855-857 859-860 863-865'],
  ['Arkansas', '716-729'],
  ['Armed Forces Americas', '340'],
  ['Armed Forces Europe', '090-098'],
  ['Armed Forces Pacific', '962-966'],
  ['California', '900-908 910-928 930-961'],
  ['Colorado', '800-816'],
  ['Connecticut', '060-069'],
  ['Delaware', '197-199'],
  ['District of Columbia', '200 202-205 569'],
  ['Florida', '320-339 341-342 344 346-347 349'],
  ['Georgia', '300-319 398-399'],
  ['Guam', '969'],
  ['Hawaii', '967-968'],
  ['Idaho', '832-838'],
  ['Illinois', '600-620 622-629'],
  ['Indiana', '460-479'],
  ['Iowa', '500-516 520-528'],
  ['Kansas', '660-662 664-679'],
  ['Kentucky', '400-418 420-427'],
  ['Louisiana', '700-701 703-708 710-714'],
  ['Maine', '039-049'],
  ['Marshall Islands', '96960 96970'],
  ['Maryland', '206-212 214-219 20588'],
  ['Massachusetts', '010-027 055'],
  ['Michigan', '480-499'],
  ['Micronesia', '96941-96944'],
  ['Minnesota', '550-551 553-567'],
  ['Mississippi', '386-397'],
  ['Missouri', '630-631 633-641 644-658'],
  ['Montana', '590-599'],
  ['Nebraska', '680-681 683-693'],
  ['Nevada', '889-891 893-895 897-898'],
  ['New Hampshire', '030-038'],
  ['New Jersey', '070-089'],
  ['New Mexico', '870-871 873-884'],
  ['New York', '005 100-149 06390'],
  ['North Carolina', '270-289'],
  ['North Dakota', '580-588'],
  ['Northern Mariana Islands', '96950-96952'],
  ['Ohio', '430-459'],
  ['Oklahoma', '730-731 734-741 743-749'],
  ['Oregon', '970-979'],
  ['Palau', '96939-96940'],
  ['Pennsylvania', '150-196'],
  ['Puerto Rico', '006-007 009'],
  ['Rhode Island', '028-029'],
  ['South Carolina', '290-299'],
  ['South Dakota', '570-577'],
  ['Tennessee', '370-385'],
  ['Texas', '733 750-799 885 73960'],
  ['U.S. Virgin Islands', '008'],
  ['Utah', '840-847'],
  ['Vermont', '050-054 056-059'],
  ['Virginia', '201 220-246 20598'],
  ['Washington', '980-986 988-994'],
  ['West Virginia', '247-268'],
  ['Wisconsin', '530-532 534-535 537-549'],
  ['Wyoming', '820-831 83414'],
] as const;

export type Place = (typeof places)[number][0];

/**
 * Returns the English name of the place of a zip code (requirements § 3.12), or undefined if the table does not contain
 * the code.
 * @param zipCode Five digits.
 */
export function placeOfZipCode(zipCode: string): Place | undefined {
  return placeOf(zipCode) ?? placeOf(zipCode.slice(0, 3));
}

/**
 * Returns the state of a zip code if the operator does not serve that state. Returns undefined for every other zip
 * code, including an unknown one, so that an outdated table turns nobody away.
 */
export function unservedStateOf(
  zipCode: string,
  served?: SiteFacts['statesServed'],
): State | undefined {
  const place = placeOfZipCode(zipCode);
  return isState(place) && !isServed(place, served) ? place : undefined;
}

function placeOf(digits: string): Place | undefined {
  return ranges.find(
    ({ first, last }) => first.length === digits.length && first <= digits && digits <= last,
  )?.place;
}

const ranges = places.flatMap(([place, codes]) =>
  codes.split(' ').map((range) => {
    const [first = '', last = first] = range.split('-');
    return { place, first, last };
  }),
);
