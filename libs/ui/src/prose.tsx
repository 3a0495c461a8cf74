import styled from '@emotion/styled';
import { border, color, fonts, radius, space, typeScale, wide } from './tokens';

/** Running text: 68 characters a line, generous leading. Takes plain HTML elements. */
export const Prose = styled('div')({
  maxWidth: '36.5rem',
  '& > * + *, & > section > * + *': { marginTop: space(5) },
  h2: {
    marginTop: space(12),
    font: `500 ${typeScale.heading2}/1.2 ${fonts.heading}`,
    letterSpacing: '-0.01em',
  },
  h3: { marginTop: space(8), font: `500 ${typeScale.heading3}/1.3 ${fonts.heading}` },
  '& > h2 + *, & > h3 + *, & > section > h2 + *': { marginTop: space(3) },
  '& > section:first-of-type > h2': { marginTop: 0 },
  '& > p + section:first-of-type > h2': { marginTop: space(12) },
  a: { color: color('selected'), textUnderlineOffset: '0.2em' },
  'ul, ol': { paddingInlineStart: space(6) },
  li: { marginBlock: space(2), paddingInlineStart: space(1) },
  'li::marker': { color: color('action') },
  blockquote: {
    marginInline: 0,
    marginBottom: 0,
    padding: `${space(3)} ${space(5)}`,
    borderInlineStart: `3px solid ${color('selected')}`,
    borderRadius: `0 ${radius} ${radius} 0`,
    background: color('selectedGround'),
  },
  '& > blockquote + p': { marginTop: space(6) },
  '& > figure': { marginBlock: space(9) },
  'figure img': { borderRadius: radius },
  '.table': { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: typeScale.small },
  'th, td': {
    padding: `${space(2)} ${space(3)}`,
    borderBottom: border,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  th: { borderBottom: `2px solid ${color('control')}` },
  [wide]: { h2: { marginTop: space(14) } },
  // Beside the text there is room: let a picture use it.
  '@media (min-width: 1200px)': { '& > figure': { width: '44rem' } },
  '@media print': {
    'a[href^="http"]::after': { content: '" (" attr(href) ")"' },
    'blockquote, figure, tr': { breakInside: 'avoid' },
  },
});
