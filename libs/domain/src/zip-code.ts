const fiveDigits = /^[0-9]{5}$/;

/**
 * The zip code in `text`, or undefined. White space is dropped, since phones paste it; everything else must be
 * exactly five ASCII digits (requirements § 3.2). Fullwidth and other digits are refused.
 */
export function zipCodeFrom(text: string | null | undefined): string | undefined {
  const compact = text?.replace(/\s/g, '') ?? '';
  return fiveDigits.test(compact) ? compact : undefined;
}
