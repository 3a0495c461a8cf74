import { placeOfZipCode, unservedStateOf } from '@lawyers/domain';

const prefixes = Array.from({ length: 1000 }, (_, index) => String(index).padStart(3, '0'));
const known = ['90210', ...prefixes.map((prefix) => `${prefix}01`)].filter(placeOfZipCode);

const served = known.filter((zip) => !unservedStateOf(zip));

/** Two zip codes of states that the operator serves. */
export const servedZip = served[0]!;
export const otherServedZip = served[1]!;

/** One of a state that the operator does not serve; undefined if all are served. */
export const unservedZip = known.find((zip) => unservedStateOf(zip));
