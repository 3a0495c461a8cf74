import { placeOfZipCode, unservedStateOf } from '@lawyers/domain';

const prefixes = Array.from({ length: 1000 }, (_, index) => String(index).padStart(3, '0'));
const known = ['90210', ...prefixes.map((prefix) => `${prefix}01`)].filter(placeOfZipCode);

/** A zip code of a state that the operator serves. */
export const servedZip = known.find((zip) => !unservedStateOf(zip))!;

/** One of a state that the operator does not serve; undefined if all are served. */
export const unservedZip = known.find((zip) => unservedStateOf(zip));
