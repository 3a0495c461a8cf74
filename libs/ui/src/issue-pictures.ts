/**
 * The picture of each issue as SVG path data in a square of 48 units: a filled area, and lines drawn over it. It is not
 * SVG markup, because the Content Security Policy forbids parsing HTML from strings (Trusted Types).
 */
export const issuePictures = {
  shield: picture(
    'M24 5v38c9.5-4 15-11 15-21V10.5Z',
    'M24 5l15 5.5V22c0 10-5.5 17-15 21C14.5 39 9 32 9 22V10.5Z',
    'M24 14v19',
  ),
  'small-hand': picture(
    'M15 26h24v4c0 7.5-5 12.5-11.5 12.5H24c-4.5 0-7.5-2-10-5.5l-5-7.5Z',
    'M15 28.5V15a3 3 0 0 1 6 0v-4a3 3 0 0 1 6 0v3a3 3 0 0 1 6 0v5a3 3 0 0 1 6 0v11',
    'c0 7.5-5 12.5-11.5 12.5H24c-4.5 0-7.5-2-10-5.5l-6.4-7.8a2.9 2.9 0 0 1 4.5-3.6Z',
    'M21 15v8M27 14v9M33 19v5',
  ),
  'broken-chain': picture(
    'M16 21l-6 6a8 8 0 0 0 11 11l6-6-3-3-6 6a3 3 0 0 1-5-5l6-6Z',
    'M16 21l-6 6a8 8 0 0 0 11 11l6-6-3-3-6 6a3 3 0 0 1-5-5l6-6Z',
    'M32 27l6-6a8 8 0 0 0-11-11l-6 6 3 3 6-6a3 3 0 0 1 5 5l-6 6Z',
    'M18 18l-4-4M30 30l4 4M20 13l-2-5M28 35l2 5',
  ),
  house: picture(
    'M24 7.5l13.5 12V41H28.5V29h-9v12h-9V19.5Z',
    'M6 23L24 7l18 16',
    'M10.5 19.5V41h27V19.5',
    'M19.5 41V29h9v12',
  ),
  desk: picture(
    'M26 28h14v10.5H26Z',
    'M4 28h40M8.5 28v14M40 28v14M26 28v10.5h14M31 33.2h4',
    'M11 28c0-2 1.6-3.2 4-3.2s4 1.2 4 3.2M15 24.8l-3-10.3 6.5-6.5',
    'M15.8 9.6c3.7-4.6 11-3 12.4 3.4L18.5 15Z',
  ),
  screen: picture(
    'M9.5 8h29a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-29a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3ZM15.5 15v10H18v3.5l4-3.5h10.5V15Z',
    'M9.5 8h29a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-29a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3Z',
    'M24 34v7.5M16 41.5h16',
    'M15.5 15h17v10H22l-4 3.5V25h-2.5Z',
  ),
};

export type IssuePictureId = keyof typeof issuePictures;

function picture(area: string, ...lines: readonly string[]) {
  return { area, lines: lines.join('') };
}
