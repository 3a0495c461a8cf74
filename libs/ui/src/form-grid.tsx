import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { formWidth } from './theme/sizes';

const subgrid = '@supports (grid-template-rows: subgrid)';

/**
 * The grid of the forms: 24 columns, at most 1000 px wide (requirements § 9); one column on a phone. MUI's Grid is a
 * flexbox, so fields side by side cannot align their labels, hints, and inputs. Each field occupies three rows.
 */
export const FormGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  maxWidth: formWidth,
  '& > div': { minWidth: 0 },
  // A question with two answers: the words on the left, the answers on the right.
  [theme.breakpoints.up('md')]: {
    // Not as a grid: WebKit leaves the legend out of one, so that the answers would stand lower.
    '& > div > fieldset': {
      position: 'relative',
      paddingInlineEnd: '15rem',
      '& > div': {
        position: 'absolute',
        right: 0,
        top: 0,
        bottom: 0,
        display: 'flex',
        alignItems: 'center',
      },
    },
    gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
    // With large text, 23 gaps of 1rem would be wider than a tablet.
    columnGap: `min(${theme.spacing(4)}, 2.2vw)`,
    [subgrid]: {
      rowGap: 0,
      '& > div': {
        gridRow: 'span 3',
        display: 'grid',
        gridTemplateRows: 'subgrid',
        marginBottom: theme.spacing(6),
      },
      '& > div > *': { gridRow: 'span 3' },
      '& > div > div': { display: 'grid', gridTemplateRows: 'subgrid' },
      // A label without a hint stands at its field, not at the height of the other label.
      '& > div > div > label:has(+ div)': { gridRow: '1 / 3', alignSelf: 'end' },
      '& > div > div > div': { gridRow: 3 },
    },
  },
}));

export type FormCellProps = {
  /** In columns, 1 to 24. */
  readonly span: number;
  /** One `FormField`: its label, hint, and input, which `FormGrid` aligns with those beside it. */
  readonly children: ReactElement;
};

/** A cell with exactly one field; two children would overlap. */
export const FormCell = styled('div', {
  shouldForwardProp: (name) => name !== 'span',
})<FormCellProps>(({ theme, span }) => ({
  [theme.breakpoints.up('md')]: { gridColumn: `span ${span}` },
}));
