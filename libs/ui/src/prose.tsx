import { styled } from '@mui/material/styles';

/** Styles plain HTML elements, as Markdown generates them: 640 px wide, about 68 characters a line. MUI styles none. */
export const Prose = styled('div')(({ theme }) => ({
  maxWidth: '40rem',
  [theme.breakpoints.up('lg')]: { fontSize: '1.1875rem', lineHeight: 1.65 },
  '& > * + *, & > section > * + *': { marginTop: theme.spacing(5) },
  h2: {
    marginTop: theme.spacing(12),
    ...theme.typography.h2,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
  },
  h3: { ...theme.typography.h4, marginTop: theme.spacing(8) },
  '& > h2 + *, & > h3 + *, & > section > h2 + *': { marginTop: theme.spacing(3) },
  '& > section:first-of-type > h2': { marginTop: 0 },
  '& > p + section:first-of-type > h2': { marginTop: theme.spacing(12) },
  a: { color: theme.vars.palette.secondary.main, textUnderlineOffset: '0.2em' },
  'ul, ol': { paddingInlineStart: theme.spacing(6) },
  li: { marginBlock: theme.spacing(2), paddingInlineStart: theme.spacing(1) },
  'li::marker': { color: theme.vars.palette.primary.main },
  blockquote: {
    ...theme.typography.h4,
    position: 'relative',
    marginInline: 0,
    marginBottom: 0,
    lineHeight: 1.45,
  },
  // The quotation mark hangs in the margin.
  'blockquote::before': {
    content: '"“"',
    position: 'absolute',
    insetInlineEnd: `calc(100% + ${theme.spacing(0.5)})`,
    color: theme.vars.palette.primary.main,
    fontSize: '2.25rem',
    lineHeight: 1.1,
  },
  '& > blockquote + p': { marginTop: theme.spacing(6) },
  '& > figure': { marginBlock: theme.spacing(9) },
  'figure img': { borderRadius: theme.shape.borderRadius },
  '.table': { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: theme.typography.body2.fontSize },
  'th, td': {
    padding: `${theme.spacing(2)} ${theme.spacing(3)}`,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '[align=right]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  th: { borderBottom: `2px solid ${theme.vars.palette.controlBorder}` },
  [theme.breakpoints.up('md')]: { h2: { marginTop: theme.spacing(14) } },
  // On a phone, a row of three or more columns becomes a block with a labeled line for each cell.
  [theme.breakpoints.down('sm')]: {
    'table:has([data-label])': {
      '&, tbody, tr, td': { display: 'block' },
      thead: { display: 'none' },
      tr: {
        paddingBlock: theme.spacing(3),
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      },
      td: { padding: 0, border: 0, textAlign: 'start' },
      'td:first-of-type': { fontWeight: 700 },
      '[data-label]::before': {
        content: 'attr(data-label) ": "',
        color: theme.vars.palette.text.secondary,
      },
    },
  },
  '@media print': {
    'a[href^="http"]::after': { content: '" (" attr(href) ")"' },
    'blockquote, figure, tr': { breakInside: 'avoid' },
  },
}));
