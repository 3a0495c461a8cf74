import type { CSSObject, Theme } from '@mui/material/styles';
import { exitAttribute, exitStatusAttribute, leavingAttribute } from '../attributes';
import { chevron, focusRing } from './components';
import { headerHeight, phoneWithLargeText, minTargetSize } from './sizes';
import { textFont } from './typography';

/** The global styles: text, details, focus, motion, print. */
export const globalStyle = (theme: Theme): CSSObject => {
  const { palette } = theme.vars;
  return {
    ':root': {
      colorScheme: 'light dark',
      '--header-height': '4rem',
      [theme.breakpoints.up('md')]: { '--header-height': '4.75rem' },
      // Two rows, each as high as a target or the line of the brand, and a margin below them (`site-header.tsx`).
      [phoneWithLargeText]: { '--header-height': `calc(2 * max(${minTargetSize}, 1.65rem) + 8px)` },
    },
    '*, *::before, *::after': { boxSizing: 'border-box' },
    // Otherwise a column is as wide as its longest word, so that no word breaks.
    [phoneWithLargeText]: { '*': { minWidth: 0 }, summary: { overflowWrap: 'anywhere' } },
    html: {
      background: palette.background.default,
      // Scroll targets stop 16 px below the header and its border.
      scrollPaddingTop: `calc(${headerHeight} + 17px)`,
      WebkitTextSizeAdjust: '100%',
      // A weight or slope that no font has is left out, not imitated.
      fontSynthesis: 'none',
    },
    body: {
      margin: 0,
      // A long word breaks instead of widening the page.
      overflowWrap: 'break-word',
      color: palette.text.primary,
      fontFamily: textFont,
      fontSize: theme.typography.body1.fontSize,
      lineHeight: theme.typography.body1.lineHeight,
    },
    'h1, h2, h3, p, ul, ol, figure, fieldset': { margin: 0 },
    'h1, h2, h3': { textWrap: 'balance' },
    p: { textWrap: 'pretty' },
    'img, svg': { maxWidth: '100%' },
    img: { display: 'block', height: 'auto' },
    'picture img': { width: '100%', borderRadius: theme.shape.borderRadius },
    // A picture without a dark variant must not outshine the text in the dark scheme.
    '@media (prefers-color-scheme: dark)': {
      'picture:not(:has([media])) img': { filter: 'brightness(0.8) saturate(1.05)' },
    },
    a: { color: 'inherit', textUnderlineOffset: '0.2em' },
    '@media (hover: hover)': {
      'a:hover': { textDecorationThickness: '2px' },
      ':is(summary, label):hover': { background: palette.sunk },
    },
    // A press answers at once.
    ':is(a, summary, label, select):active': { background: palette.divider },
    // A number that breaks is misread.
    'a[href^="tel:"]': { whiteSpace: 'nowrap' },
    // Used instead of MUI's Accordion, which needs JavaScript to open.
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.spacing(2),
      minHeight: minTargetSize,
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '&::after': {
        ...chevron(theme),
        content: '""',
        marginInlineEnd: theme.spacing(2),
        transition: 'transform 400ms linear',
      },
    },
    '[open] > summary::after': { transform: 'translateY(25%) rotate(225deg)' },
    ':focus-visible': focusRing(theme),
    // The page script sets it on exit, to hide the page at once (requirements § 8.1). The live region stays rendered, so
    // that screen readers announce it.
    [`html[${leavingAttribute}]`]: { overflow: 'hidden' },
    // Without `:is`, for which Chrome before 88 would drop the rule.
    [`html[${leavingAttribute}] body, html[${leavingAttribute}] body *`]: {
      visibility: 'hidden !important',
    },
    [`html[${leavingAttribute}] [${exitStatusAttribute}]`]: { visibility: 'visible !important' },
    // The sending overlay hides everything but the header, also from keyboard and screen readers.
    'body:has([data-sending]) :is(main, footer)': { visibility: 'hidden' },
    // A browser may paint a link or a chevron before it has parsed the text, which would then shift it.
    '[hidden], a:empty, summary:empty': { display: 'none !important' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
      // Apart, since a browser that does not know it drops the whole rule.
      '::details-content': { transition: 'none !important' },
    },
    // Running text of 11 pt; everything that is closed or in another tab, nothing that only works on a screen.
    '@media print': {
      html: { fontSize: '9.8pt' },
      [`nav, button, picture, img, [${exitAttribute}]`]: { display: 'none !important' },
      'p, li': { lineHeight: '1.35 !important' },
      header: { position: 'static !important' },
      'section, footer': { padding: '0 0 16pt !important', background: 'none !important' },
      'details::details-content': {
        display: 'block',
        height: 'auto !important',
        contentVisibility: 'visible',
      },
      '[role=tabpanel]': { display: 'block !important' },
      'h1, h2, h3': { breakAfter: 'avoid' },
      'h1, #help-now': { paddingTop: '12pt' },
      h1: { fontSize: '20pt !important' },
    },
  } as const;
};
