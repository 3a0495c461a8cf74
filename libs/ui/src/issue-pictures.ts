export type IssuePictureId =
  | 'shield'
  | 'small-hand'
  | 'broken-chain'
  | 'house'
  | 'desk'
  | 'screen';

/** All strokes of the family: two units of 48, round, in the colour of the text around it. */
const line = (d: string) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The second tone: one soft area for each picture, laid under its lines. */
const tone = (d: string) => `<path d="${d}" fill="var(--issue-fill, none)"/>`;

/** The inner markup of an `<svg viewBox="0 0 48 48">`; plain data, so that it costs no component. */
export const issuePictures: Record<IssuePictureId, string> = {
  shield: [
    tone('M24 5v38c9.5-4 15-11 15-21V10.5Z'),
    line('M24 5l15 5.5V22c0 10-5.5 17-15 21C14.5 39 9 32 9 22V10.5Z'),
    line('M24 14v19'),
  ].join(''),
  'small-hand': [
    tone('M15 25h24v5c0 7.5-5 12.5-11.5 12.5h-3.5c-4.5 0-7.5-2-10-5.5L9 29.5Z'),
    line(
      'M15 28.5V15a3 3 0 0 1 6 0v-4a3 3 0 0 1 6 0v3a3 3 0 0 1 6 0v5a3 3 0 0 1 6 0v11c0 7.5-5 12.5-11.5 12.5h-3.5c-4.5 0-7.5-2-10-5.5L7.6 29.2a2.9 2.9 0 0 1 4.5-3.6Z',
    ),
    line('M21 15v8M27 14v9M33 19v5'),
  ].join(''),
  'broken-chain': [
    tone('M9.5 29.5l6-6 9 9-6 6a6.4 6.4 0 0 1-9-9Z'),
    line('M17 22l-7.5 7.5a6.4 6.4 0 0 0 9 9L26 31'),
    line('M31 26l7.5-7.5a6.4 6.4 0 0 0-9-9L22 17'),
    line('M17.5 30.5l3-3M27.5 20.5l3-3'),
    line('M13 12l3 3M33 36l3 3M9 19.5l3.5 1M35.5 27.5l3.5 1M20 8.5l1 3.5M27.5 36l1 3.5'),
  ].join(''),
  house: [
    tone('M24 7.5L38 19.5V41H28V29h-8v12H10V19.5Z'),
    line('M6 23L24 7l18 16'),
    line('M10.5 19.5V41h27V19.5'),
    line('M19.5 41V29h9v12'),
  ].join(''),
  desk: [
    tone('M27 27h13v11H27Z'),
    line('M4.5 27h39'),
    line('M9 27v15M40 27v15M27 27v11h13M31.5 32.5h4'),
    line('M13 27c0-2 1.5-3 3.5-3s3.5 1 3.5 3M16.5 24l-4-9 7-6'),
    line('M18 6.5c4.5-1.5 8.5 1 9 5.5Z'),
  ].join(''),
  screen: [
    tone('M8 9h32v24H8Z'),
    line('M9.5 8h29a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-29a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3Z'),
    line('M24 34v7M16 41.5h16'),
    line('M15.5 15h17v10H22l-4 3.5V25h-2.5Z'),
  ].join(''),
};
