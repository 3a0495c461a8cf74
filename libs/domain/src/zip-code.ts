const fiveDigits = /^[0-9]{5}$/;

/**
 * Returns the zip code in `text`, or undefined unless it is exactly five ASCII digits (requirements § 3.2). White space
 * is dropped at the ends, since phones paste it.
 */
export function zipCodeFrom(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  return fiveDigits.test(trimmed) ? trimmed : undefined;
}
