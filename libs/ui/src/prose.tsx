import { styled } from '@mui/material/styles';
import { textWidth } from './theme/sizes';
import { textFont } from './theme/typography';

/** Styles plain HTML elements, as Markdown generates them: 640 px wide, about 68 characters a line. MUI styles none. */
export const Prose = styled('div')(({ theme }) => ({
  maxWidth: textWidth,
  '& > * + *': { marginTop: theme.spacing(5) },
  h2: { marginTop: theme.spacing(12), ...theme.typography.h2 },
  // Not in the serif, which belongs to what somebody says.
  h3: { ...theme.typography.h5, marginTop: theme.spacing(8) },
  '& > h2 + *, & > h3 + *': { marginTop: theme.spacing(3) },
  'ul, ol': { paddingInlineStart: theme.spacing(6) },
  li: { marginBlock: theme.spacing(2), paddingInlineStart: theme.spacing(1) },
  // What an article says in short, in a box that reaches behind the line that announces it, which so stays where it is
  // until the list is parsed.
  '& > p:first-of-type + ul': {
    margin: `calc(-1.6em - ${theme.spacing(3)}) ${theme.spacing(-4)} 0`,
    padding: `calc(1.6em + ${theme.spacing(4)}) ${theme.spacing(4)} ${theme.spacing(3)} ${theme.spacing(9)}`,
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.selectedBackground,
  },
  'li::marker': { color: theme.vars.palette.primary.main },
  blockquote: {
    ...theme.typography.h4,
    marginInline: theme.spacing(5, 0),
    marginBottom: 0,
    paddingInlineStart: theme.spacing(4),
    borderInlineStart: `2px solid ${theme.vars.palette.primary.main}`,
    lineHeight: 1.45,
  },
  'blockquote::before': {
    content: '"“"',
    // Hangs beside the first line without taking part in it.
    float: 'inline-start',
    marginInlineStart: '-0.5em',
    color: theme.vars.palette.primary.main,
  },
  'blockquote p + p': { marginTop: theme.spacing(2) },
  // A translation to read aloud. The serif has no italic face.
  'blockquote em': { ...theme.typography.body1, fontFamily: textFont },
  '& > figure': { marginBlock: theme.spacing(9) },
  '.table': { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: theme.typography.caption.fontSize },
  'th, td': {
    padding: `${theme.spacing(2)} ${theme.spacing(3)}`,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  // High enough to touch, without making its row higher.
  'td a': {
    display: 'inline-block',
    paddingBlock: theme.spacing(2.5),
    marginBlock: theme.spacing(-2.5),
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
      // A table, since a grid would place a link in the text as an item of its own.
      'td[data-label]': {
        display: 'table',
        width: '100%',
        marginTop: theme.spacing(1),
      },
      '[data-label]::before': {
        content: 'attr(data-label)',
        display: 'table-cell',
        width: '40%',
        paddingInlineEnd: theme.spacing(3),
        textAlign: 'start',
        color: theme.vars.palette.text.secondary,
      },
      // An amount is short, and leaves the line to its label.
      'td[data-label][align=right]': { textAlign: 'end', '&::before': { width: '100%' } },
    },
  },
  '@media print': {
    maxWidth: 'none',
    'a[href^="http"]::after': { content: '" (" attr(href) ")"' },
    'blockquote, tr': { breakInside: 'avoid' },
    // The cover stays.
    figure: { display: 'none' },
  },
}));
