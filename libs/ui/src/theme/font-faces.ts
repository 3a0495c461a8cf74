import type { CSSObject } from '@emotion/react';

/** The addresses of the fonts that every page uses; the application's bundler provides them. */
export type FontUrls = {
  readonly heading: string;
  readonly headingItalic: string;
  readonly text: string;
};

/**
 * Returns the font faces and their metric-adjusted fallbacks: system fonts scaled to the same metrics, so that late
 * fonts shift no layout. The numbers are computed from the metrics of the fonts (decision 0009).
 */
export function fontFaces(urls: FontUrls): CSSObject[] {
  return [
    face('Newsreader', urls.heading, { fontWeight: 500 }),
    face('Newsreader', urls.headingItalic, { fontWeight: 500, fontStyle: 'italic' }),
    face('Atkinson Hyperlegible Next', urls.text, { fontWeight: '400 700' }),
    fallbackFace('Newsreader fallback', ['Georgia', 'Gelasio'], ['97.13%', '75.67%', '27.28%']),
    fallbackFace('Newsreader fallback 2', ['Noto Serif'], ['90.02%', '81.65%', '29.44%']),
    textFallback(''),
    // A regular font that the browser makes bold would be 7% too wide.
    textFallback(' Bold', { fontWeight: 700 }),
  ];
}

/**
 * Returns the italic font face, for pages with whole sentences in italics. It has no fallback: until it is loaded, the
 * text is upright, since Arial's italic is only its upright letters, slanted.
 */
export function italicFace(url: string): CSSObject {
  return face('Atkinson Hyperlegible Next', url, { fontWeight: 400, fontStyle: 'italic' });
}

function face(fontFamily: string, url: string, rest: CSSObject): CSSObject {
  return {
    '@font-face': {
      fontFamily: `"${fontFamily}"`,
      src: `url("${url}")`,
      fontDisplay: 'optional',
      ...rest,
    },
  };
}

/** One set of metrics for all three fonts; their widths differ by at most 0.3%. */
function textFallback(style: string, rest?: CSSObject): CSSObject {
  const fonts = ['Arial', 'Roboto', 'Liberation Sans'].map((font) => font + style);
  return fallbackFace('Atkinson fallback', fonts, ['99.6%', '98.8%', '31.73%'], rest);
}

function fallbackFace(
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
