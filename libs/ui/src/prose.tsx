import { styled } from '@mui/material/styles';
import { textWidth } from './theme/sizes';
import { textFont } from './theme/typography';

/**
 * Styles plain HTML elements, such as those generated from Markdown. A line is at most 640 px wide at the default text
 * size, which is about 68 characters.
 */
export const Prose = styled('div')(({ theme }) => ({
  maxWidth: textWidth,
  '& > * + *': { marginTop: theme.spacing(5) },
  h2: { marginTop: theme.spacing(12), ...theme.typography.h2 },
  // Not in the serif font of larger headings: quotations, which are almost as small as this heading, use that font.
  h3: { ...theme.typography.h5, marginTop: theme.spacing(8) },
  '& > h2 + *, & > h3 + *': { marginTop: theme.spacing(3) },
  'ul, ol': { paddingInlineStart: theme.spacing(6) },
  li: { marginBlock: theme.spacing(2), paddingInlineStart: theme.spacing(1) },
  // The list of an article's main points. Its box also reaches behind the line that introduces it, so that this line
  // does not move when the list is parsed. At the sides, the box reaches at most 16 px into the page's margins, which
  // are only 16 px wide on a phone with large text.
  '& > p:first-of-type + ul': {
    margin: `calc(-1.6em - ${theme.spacing(3)}) max(${theme.spacing(-4)}, -16px) 0`,
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
    // `float` puts the quotation mark on the first line, where it would otherwise have a line of its own. The negative
    // margin hangs it outside of the text, so that it does not indent that line.
    float: 'inline-start',
    marginInlineStart: '-0.5em',
    color: theme.vars.palette.primary.main,
  },
  'blockquote p + p': { marginTop: theme.spacing(2) },
  // The emphasized text is a translation of the quotation. It uses the text font, since the heading font has no italic.
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
  // The padding makes a link high enough to tap, and the negative margin keeps the height of its row.
  'td a': {
    display: 'inline-block',
    paddingBlock: theme.spacing(2.5),
    marginBlock: theme.spacing(-2.5),
  },
  '[align=right]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  th: { borderBottom: `2px solid ${theme.vars.palette.controlBorder}` },
  [theme.breakpoints.up('md')]: { h2: { marginTop: theme.spacing(14) } },
  // On a phone, a table with three or more columns shows each row as a block, and each cell as a line with a label.
  // Only such a table has cells with `data-label`, which is the heading of their column.
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
      // `display: table` keeps a cell's text and links together; in a grid, each link would become an item of its own.
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
      // A cell with an amount is narrow, so its label gets the rest of the line.
      'td[data-label][align=right]': { textAlign: 'end', '&::before': { width: '100%' } },
    },
  },
  '@media print': {
    maxWidth: 'none',
    'a[href^="http"]::after': { content: '" (" attr(href) ")"' },
    'blockquote, tr': { breakInside: 'avoid' },
    // No picture is printed (`global-style.ts`). This also removes the margins of their figures.
    figure: { display: 'none' },
  },
}));
