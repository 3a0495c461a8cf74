import type { CSSObject } from '@emotion/react';

/** Where the four font files of this library can be loaded from; the application's bundler knows. */
export type FontUrls = {
  readonly heading: string;
  readonly headingItalic: string;
  readonly text: string;
  readonly textItalic: string;
};

/**
 * The faces, and stand-ins made of fonts that every device has, stretched to the same measures: when the real
 * ones are late nothing looks out of place. The numbers are computed from the fonts' own metrics (decision 0009).
 */
export function fontFaces(urls: FontUrls): CSSObject[] {
  return [
    face('Newsreader', urls.heading, { fontWeight: 500 }),
    face('Newsreader', urls.headingItalic, { fontWeight: 500, fontStyle: 'italic' }),
    face('Atkinson Hyperlegible Next', urls.text, { fontWeight: '400 700' }),
    face('Atkinson Hyperlegible Next', urls.textItalic, { fontWeight: 400, fontStyle: 'italic' }),
    standIn('Newsreader stand-in', ['Georgia', 'Gelasio'], '97.13%', '75.67%', '27.28%'),
    standIn('Newsreader stand-in 2', ['Noto Serif'], '90.02%', '81.65%', '29.44%'),
    sans('99.6%', '98.8%', '31.73%'),
    // Without a face of their own these would be smeared and slanted from the upright one, 7% too wide.
    sans('99.4%', '99%', '31.8%', { fontWeight: 700 }, ' Bold'),
    sans('99%', '99.4%', '31.95%', { fontStyle: 'italic' }, ' Italic'),
  ];
}

function face(fontFamily: string, url: string, rest: CSSObject): CSSObject {
  return {
    '@font-face': {
      fontFamily: `"${fontFamily}"`,
      src: `url("${url}") format("woff2")`,
      fontDisplay: 'optional',
      ...rest,
    },
  };
}

function sans(
  size: string,
  ascent: string,
  descent: string,
  rest: CSSObject = {},
  style = '',
): CSSObject {
  const fonts = ['Arial', 'Roboto', 'Liberation Sans'].map((font) => font + style);
  return standIn('Atkinson stand-in', fonts, size, ascent, descent, rest);
}

function standIn(
  fontFamily: string,
  fonts: readonly string[],
  sizeAdjust: string,
  ascentOverride: string,
  descentOverride: string,
  rest: CSSObject = {},
): CSSObject {
  return {
    '@font-face': {
      fontFamily: `"${fontFamily}"`,
      src: fonts.map((font) => `local("${font}")`).join(', '),
      sizeAdjust,
      ascentOverride,
      descentOverride,
      lineGapOverride: '0%',
      ...rest,
    },
  };
}
