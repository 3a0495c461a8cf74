import type { TypographyVariantsOptions } from '@mui/material/styles';

/** The font stack of all text that has none of the heading styles `h1` to `h4`. */
export const textFont = "'Atkinson Hyperlegible Next', 'Atkinson fallback', system-ui, sans-serif";

/** The six sizes of type, in rem. Headings grow with the window. */
const size = {
  small: '0.9375rem',
  note: '1rem',
  body: '1.125rem',
  heading3: 'clamp(1.25rem, 1.18rem + 0.35vw, 1.5rem)',
  heading2: 'clamp(1.625rem, 1.4rem + 1.1vw, 2.25rem)',
  heading1: 'clamp(2rem, 1.3rem + 3vw, 4rem)',
} as const;

// The properties are in MUI's own order. MUI's ThemeProvider, which only the page has, creates the text styles again
// and so sorts them; islands, which are hydrated without it (`IslandTheme`), keep the order of this file. Emotion names
// a class by the text of its rule. With the same order, page and islands share their rules, and the page contains them
// once.
const heading = {
  fontFamily:
    "Newsreader, 'Newsreader fallback', 'Newsreader fallback 2', 'Newsreader fallback 3', serif",
  fontWeight: 500,
} as const;
// The font family is inherited from the body, so that the rules do not repeat its long value.
const text = { fontFamily: 'inherit', fontWeight: 400 } as const;
const tight = { lineHeight: 1.15, letterSpacing: '-0.015em' } as const;
const small = { ...text, fontSize: size.small, lineHeight: 1.5 } as const;
const bold = { ...text, fontWeight: 700, fontSize: size.body, lineHeight: 1.3 } as const;

/**
 * The text styles. `h4` is for headings of several lines, `subtitle1` for the text below a heading, `body2` for hints
 * and notes, and `caption` for texts outside the main text, such as navigation and dates.
 */
export const typography: TypographyVariantsOptions = {
  fontFamily: 'inherit',
  h1: { ...heading, fontSize: size.heading1, ...tight },
  h2: { ...heading, fontSize: size.heading2, ...tight },
  h3: { ...heading, fontSize: size.heading3, ...tight },
  h4: { ...heading, fontSize: size.heading3, lineHeight: 1.3 },
  h5: bold,
  h6: bold,
  subtitle1: {
    ...text,
    fontSize: size.body,
    lineHeight: 1.5,
    '@media (min-width: 48em)': { fontSize: size.heading3 },
  },
  subtitle2: { ...small, fontWeight: 700 },
  body1: { ...text, fontSize: size.body, lineHeight: 1.6 },
  body2: { ...text, fontSize: size.note, lineHeight: 1.5 },
  button: { ...text, fontWeight: 600, fontSize: size.body, lineHeight: 1.3, textTransform: 'none' },
  caption: small,
  overline: { ...small, textTransform: 'none' },
};
