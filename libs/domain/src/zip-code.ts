import { invisibleCharacters } from './invisible-characters';

const around = `[\\s${invisibleCharacters}]*`;

const zipCode = new RegExp(`^${around}([0-9]{5})${around}$`);

/**
 * Returns the zip code in `text`, or undefined unless it is exactly five ASCII digits (requirements § 3.2). White space
 * and invisible characters are dropped at the ends, since phones paste them.
 */
export function zipCodeFrom(text: string | null | undefined): string | undefined {
  return zipCode.exec(text ?? '')?.[1];
}
