import { fonts, typeScale } from './tokens';

const heading = {
  fontFamily: fonts.heading,
  fontWeight: 500,
  letterSpacing: '-0.015em',
  lineHeight: 1.15,
} as const;

/** How headings are set: in the MUI theme for static pages, and by itself in what runs without MUI (decision 0012). */
export const typeStyle = {
  h1: { ...heading, fontSize: typeScale.heading1 },
  h2: { ...heading, fontSize: typeScale.heading2 },
  h3: { ...heading, fontSize: typeScale.heading3 },
} as const;
