import { styled } from '@mui/material/styles';

/** Running text: 68 characters a line, generous leading. Takes plain HTML elements, which Markdown makes and MUI does not set. */
export const Prose = styled('div')(({ theme }) => ({
  maxWidth: '36.5rem',
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
    marginInline: 0,
    marginBottom: 0,
    padding: `${theme.spacing(3)} ${theme.spacing(5)}`,
    borderInlineStart: `3px solid ${theme.vars.palette.secondary.main}`,
    borderRadius: `0 ${theme.shape.borderRadius}px ${theme.shape.borderRadius}px 0`,
    background: theme.vars.palette.selectedGround,
  },
  '& > blockquote + p': { marginTop: theme.spacing(6) },
  '& > figure': { marginBlock: theme.spacing(9) },
  'figure img': { borderRadius: theme.shape.borderRadius },
  '.table': { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: theme.typography.body2.fontSize },
  'th, td': {
    padding: `${theme.spacing(2)} ${theme.spacing(3)}`,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  th: { borderBottom: `2px solid ${theme.vars.palette.control}` },
  [theme.breakpoints.up('md')]: { h2: { marginTop: theme.spacing(14) } },
  // Beside the text there is room: let a picture use it.
  [theme.breakpoints.up('xl')]: { '& > figure': { width: '44rem' } },
  '@media print': {
    'a[href^="http"]::after': { content: '" (" attr(href) ")"' },
    'blockquote, figure, tr': { breakInside: 'avoid' },
  },
}));
