import type { CSSObject, Theme } from '@mui/material/styles';
import { exitPrintStyle, exitStyle } from '../exit/exit-style';
import { chevron, focusRing } from './components';
import { headerHeight, phoneWithLargeText, minTargetSize } from './sizes';
import { textFont } from './typography';

/** The global styles: text, details elements, focus, motion, and print. */
export const globalStyle = (theme: Theme): CSSObject => {
  const { palette } = theme.vars;
  return {
    ':root': {
      colorScheme: 'light dark',
      '--header-height': '4rem',
      [theme.breakpoints.up('md')]: { '--header-height': '4.75rem' },
      // Two rows, each as high as a 44 px target or as the brand's line, whichever is higher, and a margin of 8 px
      // below them (`site-header.tsx`).
      [phoneWithLargeText]: { '--header-height': `calc(2 * max(${minTargetSize}, 1.65rem) + 8px)` },
    },
    '*, *::before, *::after': { boxSizing: 'border-box' },
    // Lets columns become narrower than their longest word, which is then broken. The page would otherwise be wider
    // than the window.
    [phoneWithLargeText]: { '*': { minWidth: 0 }, summary: { overflowWrap: 'anywhere' } },
    html: {
      background: palette.background.default,
      // Scrolling to an element stops 16 px below the header and its border of 1 px, because the header is sticky and
      // would otherwise cover the element.
      scrollPaddingTop: `calc(${headerHeight} + 17px)`,
      WebkitTextSizeAdjust: '100%',
      // Browsers must not imitate a bold or italic face that the fonts lack.
      fontSynthesis: 'none',
    },
    body: {
      margin: 0,
      // A long word is broken instead of widening the page.
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
    // A picture without a dark version must not be brighter than the text in the dark scheme. Only pictures with a
    // dark version have a `source` element with the attribute `media`.
    '@media (prefers-color-scheme: dark)': {
      'picture:not(:has([media])) img': { filter: 'brightness(0.8) saturate(1.05)' },
    },
    a: { color: 'inherit', textUnderlineOffset: '0.2em' },
    '@media (hover: hover)': {
      'a:hover': { textDecorationThickness: '2px' },
      ':is(summary, label):hover': { background: palette.sunk },
    },
    // Shows at once that a press was noticed.
    ':is(a, summary, label, select):active': { background: palette.divider },
    // A phone number that is broken across lines is easily misread.
    'a[href^="tel:"]': { whiteSpace: 'nowrap' },
    // Styles details elements, which replace MUI's Accordion, because that needs JavaScript to open.
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
    ...exitStyle,
    // While a message is sent, the row below the header (a `div`, see `site-header.tsx`), the main content, and the
    // footer are hidden, also from keyboard and screen readers, since the sending overlay covers them. The overlay is
    // part of the main content, and makes itself visible again (`sending-overlay.tsx`).
    'body:has([data-sending]) :is(header ~ div, main, footer)': { visibility: 'hidden' },
    // `[hidden]` is in this rule because an element's own `display` would otherwise override the attribute. The others:
    // a browser may paint an empty link or the chevron of an empty summary before it has parsed the text, which would
    // then move it.
    '[hidden], a:empty, summary:empty': { display: 'none !important' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
      // A rule of its own: a browser that does not know `::details-content` drops every selector in the rule with it.
      '::details-content': { transition: 'none !important' },
    },
    // Print: text of 10.6 pt (9.4 pt at the root), so that the confirmation of a sent message fits on two pages, in
    // Spanish too. The content of closed details elements and of all tabs is printed; buttons, Exit, navigation, and
    // pictures are not.
    '@media print': {
      html: { fontSize: '9.4pt' },
      ...exitPrintStyle,
      'nav, button, picture, img': { display: 'none !important' },
      'p, li': { lineHeight: '1.35 !important' },
      header: { position: 'static !important' },
      'section, footer': { padding: '0 0 12pt !important', background: 'none !important' },
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
