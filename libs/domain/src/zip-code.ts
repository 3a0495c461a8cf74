const fiveDigits = /^[0-9]{5}$/;

/**
 * Returns the zip code in `text`, or undefined unless it is exactly five ASCII digits (requirements § 3.2). White space
 * is dropped, since phones paste it.
 */
export function zipCodeFrom(text: string | null | undefined): string | undefined {
  const compact = text?.replace(/\s/g, '') ?? '';
  return fiveDigits.test(compact) ? compact : undefined;
}
