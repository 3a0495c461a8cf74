import type { CSSObject } from '@emotion/react';

/** The URLs of the font files, which the application's bundler knows. */
export type FontUrls = {
  readonly headings: string;
  readonly text: string;
  readonly textItalic: string;
};

/**
 * Returns the CSS of the font faces of text, for a style element of its own. A script applies that element only if the
 * page arrives quickly: on a slow connection, these files would come too late to be used, and would delay the text
 * (decision 9).
 */
export function textFaces({ text, textItalic }: FontUrls): string {
  return [
    face('Atkinson Hyperlegible Next', text, '400 700'),
    face('Atkinson Hyperlegible Next', textItalic, '400;font-style:italic'),
  ].join('');
}

/**
 * Returns the CSS of the font face of the brand, headings, and quotations, which a page always applies. The font may
 * arrive after the first paint and replace a fallback without moving anything: the fallbacks have the same metrics, and
 * nothing beside such a text moves if the text becomes wider or narrower (decision 9).
 */
export function headingFace({ headings }: FontUrls): string {
  return face('Newsreader', headings, '500', 'swap');
}

function face(family: string, url: string, weightAndStyle: string, display = 'optional'): string {
  return `@font-face{font-family:${family};src:url(${url});font-display:${display};font-weight:${weightAndStyle}}`;
}

/**
 * The metric-adjusted fallbacks: system fonts scaled to the metrics of the web fonts, so that late fonts do not shift
 * the layout. The numbers are computed from the metrics of both fonts (decision 9).
 */
export const fallbackFaces: readonly CSSObject[] = [
  fallbackFace('Newsreader fallback', ['Georgia', 'Gelasio'], ['97.13%', '75.67%', '27.28%']),
  fallbackFace('Newsreader fallback 2', ['Noto Serif'], ['90.02%', '81.65%', '29.44%']),
  // For Debian, which has this font, but none of the three above.
  fallbackFace('Newsreader fallback 3', ['DejaVu Serif'], ['82.98%', '88.58%', '31.94%']),
  textFallback(''),
  textFallback(' Italic', { fontStyle: 'italic' }),
  // Bold text needs the bold system font. Browsers that do not know `font-synthesis: none` (`global-style.ts`), such as
  // Chrome before 97, would make the regular font bold, which is 7 % too wide; in others, the text would not be bold.
  textFallback(' Bold', { fontWeight: 700 }),
];

/** The three system fonts share one set of numbers, since their widths differ by at most 0.3 %. */
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
