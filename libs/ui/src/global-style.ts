import type { Interpolation, Theme } from '@mui/material/styles';
import { border, color, colorRoles, fonts, space, typeScale } from './tokens';

/** The rules of the bare page: roles of both schemes, text, focus, motion. */
export const globalStyle: Interpolation<Theme> = {
  ':root': { colorScheme: 'light dark', ...roleProperties('light') },
  '@media (prefers-color-scheme: dark)': { ':root': roleProperties('dark') },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    background: color('paper'),
    scrollPaddingTop: space(24),
    WebkitTextSizeAdjust: '100%',
  },
  body: {
    margin: 0,
    background: color('paper'),
    color: color('ink'),
    fontFamily: fonts.text,
    fontSize: typeScale.body,
    lineHeight: 1.6,
  },
  'h1, h2, h3, p, ul, ol, figure, fieldset': { margin: 0 },
  'h1, h2, h3': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  'img, svg': { maxWidth: '100%' },
  img: { display: 'block', height: 'auto' },
  a: { color: 'inherit', textUnderlineOffset: '0.2em' },
  hr: { border: 0, borderTop: border },
  ':focus-visible': { outline: `3px solid ${color('focus')}`, outlineOffset: '2px' },
  // Set by the page's script at the moment of leaving: nothing of the page is to be seen any more.
  'html[data-leaving] body': { display: 'none' },
  // Under the sending overlay nothing of the page can be seen or reached, except the header above it.
  'body:has([data-sending]) :is(main, footer)': { visibility: 'hidden' },
  '[hidden]': { display: 'none !important' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { transition: 'none !important', scrollBehavior: 'auto !important' },
  },
  // The scenes are drawn in daylight; at night they must not outshine the words.
  '@media (prefers-color-scheme: dark) and (min-width: 0)': {
    'picture img': { filter: 'brightness(0.82) saturate(0.92)' },
  },
  '@media print': {
    'nav, button, form[method="get"], [data-exit]': { display: 'none !important' },
    header: { position: 'static !important' },
    section: { background: 'none !important' },
    'details::details-content': { display: 'block', height: 'auto' },
    'h2, h3': { breakAfter: 'avoid' },
  },
};

function roleProperties(scheme: 'light' | 'dark'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colorRoles[scheme]).map(([role, value]) => [`--${role}`, value]),
  );
}
