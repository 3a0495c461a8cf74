import type { CSSObject } from '@emotion/react';

/** Where the fonts of every page can be loaded from; the application's bundler knows. */
export type FontUrls = {
  readonly heading: string;
  readonly headingItalic: string;
  readonly text: string;
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
    standIn('Newsreader stand-in', ['Georgia', 'Gelasio'], ['97.13%', '75.67%', '27.28%']),
    standIn('Newsreader stand-in 2', ['Noto Serif'], ['90.02%', '81.65%', '29.44%']),
    textStandIn(''),
    // Made bold by the browser, the upright one would be 7% too wide.
    textStandIn(' Bold', { fontWeight: 700 }),
  ];
}

/** For the pages that set whole sentences in italics. */
export function italicFaces(url: string): CSSObject[] {
  return [
    face('Atkinson Hyperlegible Next', url, { fontWeight: 400, fontStyle: 'italic' }),
    textStandIn(' Italic', { fontStyle: 'italic' }),
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

/** One set of measures for all three: against Liberation Sans, which has the widths of Arial, they differ by 0.3%. */
function textStandIn(style: string, rest?: CSSObject): CSSObject {
  const fonts = ['Arial', 'Roboto', 'Liberation Sans'].map((font) => font + style);
  return standIn('Atkinson stand-in', fonts, ['99.6%', '98.8%', '31.73%'], rest);
}

function standIn(
  fontFamily: string,
  fonts: readonly string[],
  [sizeAdjust, ascentOverride, descentOverride]: readonly [string, string, string],
  rest?: CSSObject,
): CSSObject {
  return {
    '@font-face': {
      fontFamily: `"${fontFamily}"`,
      src: fonts.map((font) => `local("${font}")`).join(', '),
      sizeAdjust,
      ascentOverride,
      descentOverride,
      ...rest,
    },
  };
}
