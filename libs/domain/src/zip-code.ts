import { invisibleCharacters } from './invisible-characters';

const around = `[\\s${invisibleCharacters}]*`;

/** A zip code as typed, for the `pattern` of an input and for `zipCodeFrom`. */
export const zipCodePattern = `${around}([0-9]{5})${around}`;

const zipCode = new RegExp(`^${zipCodePattern}$`);

/**
 * Returns the zip code in `text`, or undefined unless it is exactly five ASCII digits (requirements § 3.2). White space
 * and invisible characters are dropped at the ends, since phones paste them.
 */
export function zipCodeFrom(text: string | null | undefined): string | undefined {
  return zipCode.exec(text ?? '')?.[1];
}
