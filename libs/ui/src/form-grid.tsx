import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { formWidth } from './theme/sizes';

const subgrid = '@supports (grid-template-rows: subgrid)';

/**
 * The grid of the forms: 24 columns, at most 1000 px wide (requirements § 9), and one column on a phone. MUI's Grid is
 * a flexbox, in which labels, hints, and inputs of neighboring fields cannot be aligned. Here each field spans three
 * rows, for its label, hint, and input, which neighbors share through subgrid.
 */
export const FormGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  maxWidth: formWidth,
  '& > div': { minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    // A question with radio buttons is a fieldset: its legend and hint are on the left, its answers on the right. The
    // answers are positioned absolutely, because WebKit places a legend outside of its fieldset's grid, so that answers
    // in a column of that grid would be lower than the legend.
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
    columnGap: theme.spacing(4),
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
      // A label without a hint is placed directly above its input, and not at the height of a neighbor's label.
      '& > div > div > label:has(+ div)': { gridRow: '1 / 3', alignSelf: 'end' },
      '& > div > div > div': { gridRow: 3 },
    },
  },
}));

export type FormCellProps = {
  /** The width in columns, from 1 to 24. */
  readonly span: number;
  /** One `FormField`. `FormGrid` aligns its label, hint, and input with those of neighbors. */
  readonly children: ReactElement;
};

/** A cell of `FormGrid` with exactly one field. Two children would overlap. */
export const FormCell = styled('div', {
  shouldForwardProp: (name) => name !== 'span',
})<FormCellProps>(({ theme, span }) => ({
  [theme.breakpoints.up('md')]: { gridColumn: `span ${span}` },
}));
